import { type HeldMessages, holdMessages } from '../held-messages.ts'

/** A message as the phone shows it. */
export type PhoneSms = {
  readonly id: string
  readonly to: string
  readonly from: string
  readonly text: string
  /** The code at its beginning, if it has one. */
  readonly code: string | null
  readonly encoding: 'GSM-7' | 'UCS-2'
  readonly receivedAt: string
}

export type Inbox = Omit<HeldMessages<PhoneSms>, 'add'> & { add(sms: Omit<PhoneSms, 'code'>): void }

const CODE = /^([0-9]{6}|[0-9]{8})(?![0-9])/

export function makeInbox(): Inbox {
  const held = holdMessages<PhoneSms>()
  return { ...held, add: (sms) => held.add({ ...sms, code: CODE.exec(sms.text)?.[1] ?? null }) }
}
