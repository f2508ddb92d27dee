import smpp, { type Pdu, type Session } from 'smpp'
import type { OutgoingSms, SmsReceipt } from '#modules/notify/index.ts'
import { makeQuestions } from './questions.ts'
import { makeOnePacket } from './one-packet.ts'
import { readReceipt } from './read-receipt.ts'
import type { SmppAddress } from './smpp-address.ts'
import { STATUS } from './status.ts'
import { submitFields } from './submit-fields.ts'

/** Raw answer of the centre: its status and id, or null when none came and none will be believed. */
export type Answered = { readonly status: number; readonly centreId: string | null } | null

export type Bind = {
  room(): number
  /** Messages that the centre has not answered yet. */
  unanswered(): number
  /** Null at once when the message did not leave at all. */
  submit(sms: OutgoingSms): Promise<Answered> | null
  close(): Promise<void>
}

export type BindTiming = {
  readonly window: number
  readonly bindMs: number
  readonly responseMs: number
  readonly enquireMs: number
}

export type BindAs = 'transceiver' | 'transmitter' | 'receiver'

type Options = {
  readonly address: SmppAddress
  readonly as: BindAs
  readonly timing: BindTiming
  readonly onBound: () => void
  readonly onReceipt: (receipt: Omit<SmsReceipt, 'centre'>) => Promise<void>
  readonly onRoom: () => void
  /** Once, whatever the reason; nothing of this bind is used afterwards. */
  readonly onEnd: (reason: string) => void
}

/** After so many enquire_link requests without an answer the link counts as dead. */
const MAX_MISSED_ENQUIRES = 2

/** One connection, from its start to its one end. A broken PDU leaves the library deaf, so it ends the link. */
export function openBind({ address, as, timing, onBound, onReceipt, onRoom, onEnd }: Options): Bind {
  const window = as === 'receiver' ? 0 : timing.window
  const session = smpp.connect({ host: address.host, port: address.port, tls: address.tls })
  const gather = makeOnePacket(session)
  const { ask, giveUp } = makeQuestions({ session, gather, responseMs: timing.responseMs, onTimeout: miss })
  let state: 'opening' | 'bound' | 'ended' = 'opening'
  let misses = 0
  let inWindow = 0
  const opening = setTimeout(() => end('no bind'), timing.bindMs)
  const enquiring = setInterval(
    () => state === 'bound' && ask('enquire_link', {}, () => {}),
    timing.enquireMs,
  )

  function end(reason: string): void {
    if (state === 'ended') return
    state = 'ended'
    clearTimeout(opening)
    clearInterval(enquiring)
    session.destroy()
    giveUp()
    onEnd(reason)
  }

  function miss(): void {
    misses += 1
    if (misses >= MAX_MISSED_ENQUIRES) end('silent')
  }

  listen(session, { onReceipt, end, gather })
  session.on('pdu', () => (misses = 0))
  session.on(address.tls ? 'secureConnect' : 'connect', () => {
    const fields = { system_id: address.name, password: address.password, interface_version: 0x34 }
    ask(`bind_${as}`, fields, (answer) => {
      if (answer?.command_status !== STATUS.ok) return end(answer ? 'bind refused' : 'no bind')
      clearTimeout(opening)
      state = 'bound'
      onBound()
    })
  })

  return {
    // After the first missed answer nothing more is risked until the other side says something.
    room: () => (state === 'bound' && misses === 0 ? window - inWindow : 0),
    unanswered: () => inWindow,
    submit(sms) {
      if (state !== 'bound') return null
      const answered = Promise.withResolvers<Answered>()
      const left = ask('submit_sm', submitFields(sms), (answer) => {
        inWindow -= 1
        answered.resolve(answer && { status: answer.command_status, centreId: idOf(answer) })
        onRoom()
      })
      if (!left) return null
      inWindow += 1
      return answered.promise
    },
    async close() {
      const unbound = Promise.withResolvers<void>()
      if (state !== 'bound' || !ask('unbind', {}, () => unbound.resolve())) unbound.resolve()
      await unbound.promise
      end('closed')
    },
  }
}

const idOf = ({ message_id: id }: Pdu): string | null =>
  typeof id === 'string' && /^[\x21-\x7e]{1,64}$/.test(id) ? id : null

type Listening = Pick<Options, 'onReceipt'> & { end(reason: string): void; gather(): void }

function listen(session: Session, { onReceipt, end, gather }: Listening): void {
  session.on('error', () => end('broken'))
  session.on('close', () => end('cut'))
  session.on('enquire_link', (pdu: Pdu) => session.send(pdu.response()))
  session.on('unknown', (pdu: Pdu) => session.send(pdu.response()))
  session.on('unbind', (pdu: Pdu) => {
    session.send(pdu.response())
    end('unbound')
  })
  session.on('deliver_sm', (pdu: Pdu) => {
    const receipt = readReceipt(pdu)
    const answer = (status: number) => {
      gather()
      session.send(pdu.response({ command_status: status }))
    }
    if (!receipt) return answer(STATUS.ok)
    onReceipt(receipt).then(
      () => answer(STATUS.ok),
      () => answer(STATUS.tryLater),
    )
  })
}
