import pg from 'pg'

export type Listening = { close(): Promise<void> }

export type ListenOptions = {
  /** A direct address: a pooler in transaction mode forgets who listens. */
  readonly url: string
  readonly channel: string
  readonly onNotice: (payload: string) => void
  /** Told after every connection: whatever was said in between was missed. */
  readonly onConnected: () => void
  readonly onError: (error: Error) => void
}

const RETRY_MS = { first: 250, longest: 5_000 } as const

/** Listens on one channel for as long as it is open, over any number of lost connections. */
export function listen({ url, channel, onNotice, onConnected, onError }: ListenOptions): Listening {
  let client: pg.Client | undefined
  let timer: NodeJS.Timeout | undefined
  let waitMs: number = RETRY_MS.first
  let closed = false

  async function connect(): Promise<void> {
    const mine = new pg.Client({ connectionString: url, keepAlive: true, connectionTimeoutMillis: 5_000 })
    client = mine
    let lost = false
    const onLost = (error?: Error) => {
      if (lost || closed) return
      lost = true
      onError(error ?? new Error('connection ended'))
      mine.end().catch(() => {})
      timer = setTimeout(() => void connect(), waitMs)
      timer.unref()
      waitMs = Math.min(waitMs * 2, RETRY_MS.longest)
    }
    mine.on('error', onLost)
    mine.on('end', () => onLost())
    mine.on('notification', (notice) => onNotice(notice.payload ?? ''))
    try {
      await mine.connect()
      await mine.query(`listen ${pg.escapeIdentifier(channel)}`)
      waitMs = RETRY_MS.first
      if (!closed) onConnected()
    } catch (error) {
      onLost(error as Error)
    }
  }

  void connect()
  return {
    close: async () => {
      closed = true
      clearTimeout(timer)
      await client?.end().catch(() => {})
    },
  }
}
