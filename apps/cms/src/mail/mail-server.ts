const ON_THIS_MACHINE = new Set(['localhost', '127.0.0.1', '[::1]'])
const LONGEST_MS = 10_000

type MailServer = {
  readonly host: string
  readonly port: number
  readonly secure: boolean
  readonly requireTLS: boolean
  readonly auth?: { readonly user: string; readonly pass: string }
  readonly connectionTimeout: number
  readonly greetingTimeout: number
  readonly socketTimeout: number
}

/** CMS_SMTP_URL as nodemailer takes it. What leaves this machine is encrypted, or it is not sent. */
export function mailServerOf(address: string): MailServer {
  const { protocol, hostname, port, username, password } = new URL(address)
  const secure = protocol === 'smtps:'
  return {
    host: hostname.replaceAll(/[[\]]/g, ''),
    port: Number(port || (secure ? 465 : 587)),
    secure,
    requireTLS: !secure && !ON_THIS_MACHINE.has(hostname),
    ...(username ? { auth: { user: decodeURIComponent(username), pass: decodeURIComponent(password) } } : {}),
    connectionTimeout: LONGEST_MS,
    greetingTimeout: LONGEST_MS,
    socketTimeout: LONGEST_MS,
  }
}
