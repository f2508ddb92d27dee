type Arrived = { readonly to: string; readonly receivedAt: string }

type Asked = {
  readonly to?: string | undefined
  readonly after?: string | undefined
  readonly waitSeconds: number
}

export type HeldMessages<Message extends Arrived> = {
  add(message: Message): void
  /** Newest first; of one receiver if given. */
  list(to?: string): readonly Message[]
  clear(to?: string): void
  /** Messages after a time; the answer is held until there is one, or the wait is over. */
  later(asked: Asked): Promise<readonly Message[]>
}

/** A developer reads the last few; a load test must not fill the memory. */
const MOST = 2_000

/** Messages received by phones or mailboxes, kept in memory. */
export function holdMessages<Message extends Arrived>(): HeldMessages<Message> {
  let messages: Message[] = []
  const waiting = new Set<() => void>()
  const list = (to?: string) => (to === undefined ? messages : messages.filter((one) => one.to === to))

  const nextArrival = (withinMs: number): Promise<void> =>
    new Promise((resolve) => {
      const done = () => {
        clearTimeout(timer)
        waiting.delete(done)
        resolve()
      }
      const timer = setTimeout(done, withinMs)
      waiting.add(done)
    })

  return {
    add(message) {
      messages.unshift(message)
      if (messages.length > MOST) messages.length = MOST
      for (const tell of waiting) tell()
    },
    list,
    clear(to) {
      messages = to === undefined ? [] : messages.filter((one) => one.to !== to)
    },
    async later({ to, after = '', waitSeconds }) {
      const found = () => list(to).filter(({ receivedAt }) => receivedAt > after)
      const until = performance.now() + waitSeconds * 1000
      for (let left = waitSeconds * 1000; found().length === 0 && left > 0; left = until - performance.now())
        await nextArrival(left)
      return found()
    },
  }
}
