/** A message as the phone has it. */
export type PhoneSms = {
  readonly id: string
  readonly to: string
  readonly from: string
  readonly text: string
  /** The code at its beginning, when it has one. */
  readonly code: string | null
  readonly encoding: 'GSM-7' | 'UCS-2'
  readonly receivedAt: string
}

export type Inbox = {
  add(sms: Omit<PhoneSms, 'code'>): void
  /** Newest first; of one number when one is given. */
  list(to?: string): readonly PhoneSms[]
  clear(to?: string): void
  /** Resolves at the next message, or when the time is over. */
  next(withinMs: number): Promise<void>
}

const CODE = /^([0-9]{6}|[0-9]{8})(?![0-9])/
/** A developer reads the last few; a load test must not fill the memory. */
const MOST = 2_000

export function makeInbox(): Inbox {
  let messages: PhoneSms[] = []
  const waiting = new Set<() => void>()
  return {
    add(sms) {
      messages.unshift({ ...sms, code: CODE.exec(sms.text)?.[1] ?? null })
      if (messages.length > MOST) messages.length = MOST
      for (const tell of waiting) tell()
    },
    list: (to) => (to === undefined ? messages : messages.filter((sms) => sms.to === to)),
    clear(to) {
      messages = to === undefined ? [] : messages.filter((sms) => sms.to !== to)
    },
    next: (withinMs) =>
      new Promise((resolve) => {
        const done = () => {
          clearTimeout(timer)
          waiting.delete(done)
          resolve()
        }
        const timer = setTimeout(done, withinMs)
        waiting.add(done)
      }),
  }
}
