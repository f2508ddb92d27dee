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

/** A letter that cannot be sent is noticed at the start, not by a colleague who waits for it. */
export function wrongMail({ CMS_SMTP_URL }: Env): string[] {
  if (!CMS_SMTP_URL || /^smtps?:\/\/[^/\s]+$/.test(CMS_SMTP_URL)) return []
  return ['CMS_SMTP_URL is not smtp://host:port or smtps://user:password@host']
}
