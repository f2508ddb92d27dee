export type SmppAddress = {
  readonly host: string
  readonly port: number
  readonly tls: boolean
  readonly name: string
  readonly password: string
}

/** `smpp://name:password@host:port`, or `ssmpp://` for TLS. */
export function readSmppAddress(text: string): SmppAddress {
  const { protocol, hostname, port, username, password } = new URL(text)
  return {
    host: hostname,
    port: Number(port),
    tls: protocol === 'ssmpp:',
    name: decodeURIComponent(username),
    password: decodeURIComponent(password),
  }
}

/** How a centre is called in logs and beside the ids it gave; without its password. */
export const centreName = ({ host, port }: SmppAddress): string => `${host}:${port}`
