import pg from 'pg'
import type { CmsOutbox } from '#modules/content/index.ts'
import { listen } from '#platform/db/listen.ts'

type Options = {
  /** Direct address of the CMS database; its role may only read and clear the outbox. */
  readonly url: string
  readonly onError: (error: Error) => void
}

const CHANNEL = 'content_outbox'
/** Any number that nothing else in that database uses. */
const ONE_PROJECTOR = 7_431_001

/**
 * Rows leave the outbox in the transaction that handed them over. The lock belongs to the connection: a process that dies or is
 * disconnected loses it, and another one carries on.
 */
export function openCmsOutbox({ url, onError }: Options): CmsOutbox {
  let client: pg.Client | null = null

  async function connection(): Promise<pg.Client | null> {
    if (client) return client
    const fresh = new pg.Client({ connectionString: url, keepAlive: true, connectionTimeoutMillis: 5_000 })
    const forget = (error?: Error) => {
      if (client === fresh) client = null
      if (error) onError(error)
    }
    fresh.on('error', forget)
    fresh.on('end', () => forget())
    await fresh.connect()
    const { rows } = await fresh.query<{ mine: boolean }>('select pg_try_advisory_lock($1) as mine', [
      ONE_PROJECTOR,
    ])
    if (!rows[0]?.mine) {
      await fresh.end()
      return null
    }
    client = fresh
    return fresh
  }

  let notice = (): void => {}
  const listening = listen({
    url,
    channel: CHANNEL,
    onNotice: () => notice(),
    onConnected: () => notice(),
    onError,
  })

  return {
    onNotice: (told) => {
      notice = told
    },
    take: async (limit, work) => {
      const held = await connection()
      if (!held) return null
      await held.query('begin')
      try {
        const { rows } = await held.query<{ id: string; collection: string; publicId: string }>(
          `select id, collection, public_id as "publicId" from content_outbox order by id limit $1 for update skip locked`,
          [limit],
        )
        await work(rows)
        await held.query('delete from content_outbox where id = any($1::bigint[])', [
          rows.map((row) => row.id),
        ])
        await held.query('commit')
        return rows.length
      } catch (error) {
        await held.query('rollback').catch(() => {})
        throw error
      }
    },
    close: async () => {
      await listening.close()
      await client?.end().catch(() => {})
    },
  }
}
