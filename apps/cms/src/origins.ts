/** One machine, two names: staff on it open whichever they were told. */
const LOOPBACK = ['localhost', '127.0.0.1']

/** Whose pages may save with a session: the address of the CMS and, on this machine only, its other name. */
export function believedOrigins(address: string): string[] {
  const url = new URL(address)
  if (!LOOPBACK.includes(url.hostname)) return [url.origin]
  return LOOPBACK.map((name) => {
    url.hostname = name
    return url.origin
  })
}
