type Env = Readonly<Record<string, string | undefined>>

const SHORTEST_SECRET = 32

/** What may not be where real staff work: all reasons at once, as in the rest of the product. A demo may be careless. */
export function carelessCms({ PROFILE, CMS_URL, CMS_SECRET }: Env): string[] {
  if (PROFILE === 'demo') return []
  return [
    ...(CMS_URL?.startsWith('https:')
      ? []
      : ['CMS_URL is not https: the cookie of a session is sent over TLS only']),
    ...((CMS_SECRET ?? '').length >= SHORTEST_SECRET
      ? []
      : [`CMS_SECRET is shorter than ${SHORTEST_SECRET} characters`]),
  ]
}
