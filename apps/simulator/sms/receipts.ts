import { randomBytes } from 'node:crypto'
import smpp, { type Pdu, type Session } from 'smpp'
import type { Clock } from '#platform/clock/clock.ts'
import type { Switches } from './switches.ts'

type Outcome = 'DELIVRD' | 'UNDELIV'
type Receipt = { readonly id: string; readonly from: string; readonly to: string; readonly outcome: Outcome }

type Deps = {
  readonly clock: Clock
  readonly switches: Switches
  /** Any bound link of the customer. */
  readonly link: () => Session | undefined
}

const STATES: Readonly<Record<Outcome, number>> = { DELIVRD: 2, UNDELIV: 5 }
const SOON_MS = 30
const SLOW_MS = 20_000
const AGAIN_MS = 1_000
const UNCONFIRMED_MS = 5_000
const RECEIPT_CLASS = 0x04

const yymmddhhmm = (at: Date): string => at.toISOString().replace(/[-T:]/g, '').slice(2, 12)

export const newMessageId = (): string => randomBytes(8).toString('hex')

/** Keeps each receipt until the customer has confirmed it, on whichever link is open. */
export function makeReceipts({ clock, switches, link }: Deps) {
  const timers = new Set<NodeJS.Timeout>()

  function later(ms: number, run: () => void): NodeJS.Timeout {
    const timer = setTimeout(() => {
      timers.delete(timer)
      run()
    }, ms)
    timers.add(timer)
    return timer
  }

  function cancel(timer: NodeJS.Timeout): void {
    clearTimeout(timer)
    timers.delete(timer)
  }

  function tell(receipt: Receipt): void {
    const session = switches.silent ? undefined : link()
    const again = later(session ? UNCONFIRMED_MS : AGAIN_MS, () => tell(receipt))
    session?.send(receiptPdu(receipt, clock.now()), ({ command_status: status }) => {
      if (status === 0) cancel(again)
    })
  }

  return {
    promise(receipt: Receipt): void {
      later(switches.slowReceipts ? SLOW_MS : SOON_MS, () => {
        tell(receipt)
        if (switches.duplicateReceipts) tell(receipt)
        if (switches.unknownReceipts) tell({ ...receipt, id: newMessageId() })
      })
    },
    close(): void {
      for (const timer of timers) clearTimeout(timer)
    },
  }
}

function receiptPdu({ id, from, to, outcome }: Receipt, at: Date): Pdu {
  const done = yymmddhhmm(at)
  const delivered = outcome === 'DELIVRD' ? '001' : '000'
  const text = `id:${id} sub:001 dlvrd:${delivered} submit date:${done} done date:${done} stat:${outcome} err:000 text:`
  return new smpp.PDU('deliver_sm', {
    source_addr: to,
    destination_addr: from,
    esm_class: RECEIPT_CLASS,
    short_message: text,
    receipted_message_id: id,
    message_state: STATES[outcome],
  })
}
