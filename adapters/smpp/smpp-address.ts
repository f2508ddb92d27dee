export type SmppAddress = {
  readonly host: string
  readonly port: number
  readonly tls: boolean
  readonly name: string
  readonly password: string
  /** An older centre wants sending and receiving on links of their own. */
  readonly separate: boolean
}

/** `smpp://name:password@host:port`, `ssmpp://` for TLS, `?binds=separate` for a centre without transceivers. */
export function readSmppAddress(text: string): SmppAddress {
  const { protocol, hostname, port, username, password, searchParams } = new URL(text)
  return {
    host: hostname,
    port: Number(port),
    tls: protocol === 'ssmpp:',
    name: decodeURIComponent(username),
    password: decodeURIComponent(password),
    separate: searchParams.get('binds') === 'separate',
  }
}

/** How a centre is called in logs and beside the ids it gave; without its password. */
export const centreName = ({ host, port }: SmppAddress): string => `${host}:${port}`
