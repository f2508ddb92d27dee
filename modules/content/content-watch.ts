import { listen } from '#platform/db/listen.ts'
import { CONTENT_CHANNEL } from './content-store.ts'
import type { ContentLog, ContentMemory } from './content-memory.ts'

export type ContentWatch = { close(): Promise<void> }

/** Longest delay of a process that missed a notification. */
const POLL_MS = 5_000

/** Keeps the memory up to date by NOTIFY, and by polling in case a notification was lost. */
export function watchContent({
  memory,
  url,
  log,
  pollMs = POLL_MS,
}: {
  memory: ContentMemory
  url: string
  log: ContentLog
  pollMs?: number
}): ContentWatch {
  let away = false
  async function refresh(): Promise<void> {
    try {
      await memory.refresh()
      if (away) log.info({}, 'database is back, content is up to date')
      away = false
    } catch (error) {
      // Logged once per outage: the content in memory is still served.
      if (!away) log.warn({ err: error }, 'content cannot be refreshed')
      away = true
    }
  }

  const listening = listen({
    url,
    channel: CONTENT_CHANNEL,
    onNotice: () => void refresh(),
    onConnected: () => void refresh(),
    onError: (error) => {
      if (!away) log.warn({ err: error }, 'content notices are interrupted')
    },
  })
  const poll = setInterval(() => void refresh(), pollMs)
  poll.unref()
  return {
    close: async () => {
      clearInterval(poll)
      await listening.close()
    },
  }
}
