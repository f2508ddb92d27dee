import { once } from 'node:events'
import smpp, { type Pdu, type Session } from 'smpp'

export type TestCentre = {
  readonly url: string
  readonly sessions: Set<Session>
  readonly submits: Pdu[]
  close(): Promise<void>
}

/** A bare SMPP server: binds are accepted, everything else is left to the test. */
export async function testCentre(onPdu: (session: Session, pdu: Pdu) => void, port = 0): Promise<TestCentre> {
  const sessions = new Set<Session>()
  const submits: Pdu[] = []
  const server = smpp.createServer((session) => {
    sessions.add(session)
    session.on('close', () => sessions.delete(session))
    session.on('error', () => session.destroy())
    session.on('pdu', (pdu: Pdu) => {
      if (pdu.command === 'submit_sm') submits.push(pdu)
      if (pdu.command === 'bind_transceiver' || pdu.command === 'unbind') session.send(pdu.response())
      else if (!pdu.isResponse()) onPdu(session, pdu)
    })
  })
  server.listen(port, '127.0.0.1')
  await once(server, 'listening')
  const address = server.address() as { port: number }
  return {
    url: `smpp://us:secret@127.0.0.1:${address.port}`,
    sessions,
    submits,
    close: async () => {
      for (const session of sessions) session.destroy()
      await new Promise((resolve) => server.close(resolve))
    },
  }
}
