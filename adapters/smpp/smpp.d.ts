/** As much of the library as we use; it brings no types of its own. */
declare module 'smpp' {
  import type { EventEmitter } from 'node:events'
  import type { Server as NetServer, Socket } from 'node:net'

  type Fields = Readonly<Record<string, unknown>>

  export type Pdu = {
    readonly command: string
    readonly command_status: number
    readonly sequence_number: number
    readonly [field: string]: unknown
    isResponse(): boolean
    response(fields?: Fields): Pdu
    toBuffer(): Buffer
  }

  export type Session = EventEmitter & {
    readonly socket: Socket
    /** False when the socket no longer takes anything. The callback may never be called. */
    send(pdu: Pdu, onResponse?: (response: Pdu) => void): boolean
    close(): void
    destroy(): void
  }

  export type Server = NetServer & { readonly sessions: readonly Session[] }

  type Coder = { encode(text: string): Buffer; decode(bytes: Buffer): string }

  const smpp: {
    connect(options: { host: string; port: number; tls?: boolean }): Session
    createServer(onSession: (session: Session) => void): Server
    PDU: new (commandOrBytes: string | Buffer, fields?: Fields) => Pdu
    encodings: { readonly ASCII: Coder; readonly UCS2: Coder }
  }
  export default smpp
}
