import { randomBytes } from 'node:crypto'
import { once } from 'node:events'
import smpp, { type Pdu, type Session } from 'smpp'
import type { Clock } from '#platform/clock/clock.ts'
import type { Inbox } from './inbox.ts'
import { makeReceipts, newMessageId } from './receipts.ts'
import type { Mishap, Switches } from './switches.ts'

export type Smsc = {
  readonly port: number
  /** Bound links and accepted submits. */
  figures(): { readonly links: number; readonly accepted: number }
  cause(mishap: Mishap): void
  close(): Promise<void>
}

type Deps = {
  readonly port: number
  readonly clock: Clock
  readonly inbox: Inbox
  /** Read for every PDU, so that changes apply at once. */
  readonly switches: Switches
}

const STATUS = { notBound: 0x04, queueFull: 0x14, throttled: 0x58 } as const
const UCS2 = 8
const GARBAGE_BYTES = 400

const refusalOf = ({ throttle, queueFull }: Switches): number | null =>
  throttle ? STATUS.throttled : queueFull ? STATUS.queueFull : null

/** The message as the phone gets it. */
function readMessage(pdu: Pdu) {
  const { message } = pdu['short_message'] as { readonly message: string }
  return {
    to: String(pdu['destination_addr']),
    from: String(pdu['source_addr']),
    text: message,
    encoding: pdu['data_coding'] === UCS2 ? ('UCS-2' as const) : ('GSM-7' as const),
  }
}

/** A message centre that speaks SMPP 3.4 and delivers into the inbox. */
export async function startSmsc({ port, clock, inbox, switches }: Deps): Promise<Smsc> {
  const links = new Set<Session>()
  const bound = new Set<Session>()
  const receipts = makeReceipts({ clock, switches, link: () => [...bound].at(-1) })
  let accepted = 0
  /** Set by a cut: this many more are accepted, then the links drop before the last is answered. */
  let submitsUntilCut = Infinity

  function take(pdu: Pdu): string {
    const id = newMessageId()
    const message = readMessage(pdu)
    accepted += 1
    if (!switches.phoneOff) inbox.add({ id, ...message, receivedAt: clock.now().toISOString() })
    receipts.promise({ id, ...message, outcome: switches.phoneOff ? 'UNDELIV' : 'DELIVRD' })
    submitsUntilCut -= 1
    if (submitsUntilCut <= 0) cutAll()
    return id
  }

  function cutAll(): void {
    submitsUntilCut = Infinity
    for (const session of links) session.destroy()
  }

  function answer(session: Session, pdu: Pdu): Pdu {
    if (pdu.command.startsWith('bind_')) bound.add(session)
    if (pdu.command === 'unbind') bound.delete(session)
    if (pdu.command !== 'submit_sm') return pdu.response()
    const refusal = bound.has(session) ? refusalOf(switches) : STATUS.notBound
    return refusal === null
      ? pdu.response({ message_id: take(pdu) })
      : pdu.response({ command_status: refusal })
  }

  const server = smpp.createServer((session) => {
    links.add(session)
    session.on('error', () => session.destroy())
    session.on('close', () => {
      links.delete(session)
      bound.delete(session)
    })
    session.on('pdu', (pdu: Pdu) => {
      if (!switches.silent && !pdu.isResponse()) session.send(answer(session, pdu))
    })
  })

  server.listen(port, '127.0.0.1')
  await once(server, 'listening')
  const listening = server.address()
  return {
    port: typeof listening === 'object' && listening ? listening.port : port,
    figures: () => ({ links: bound.size, accepted }),
    cause(mishap) {
      if (mishap === 'cut') submitsUntilCut = 5
      else for (const session of links) session.socket.write(randomBytes(GARBAGE_BYTES))
    },
    async close() {
      receipts.close()
      cutAll()
      await new Promise((resolve) => server.close(resolve))
    },
  }
}
