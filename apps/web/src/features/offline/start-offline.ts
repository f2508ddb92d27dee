import { followTabs } from './follow-tabs.ts'
import { keepForLater } from './keep-for-later.ts'
import { trustedWorker } from './trusted-worker.ts'
import { watchForUpdate } from './watch-for-update.ts'

const KEPT_MARK = 'offlineKept'

function controlled(workers: ServiceWorkerContainer): Promise<void> {
  if (workers.controller) return Promise.resolve()
  return new Promise((resolve) => {
    workers.addEventListener('controllerchange', () => resolve(), { once: true })
  })
}

/** Once per window; later the worker caches what is visited by itself. */
async function keepOnce(): Promise<void> {
  if (sessionStorage.getItem(KEPT_MARK)) return
  sessionStorage.setItem(KEPT_MARK, '1')
  await keepForLater()
}

/** Starts the worker that caches the frame and the latest news. Without it the site works the same, but never offline. */
export async function startOffline(workers = navigator.serviceWorker): Promise<void> {
  followTabs()
  try {
    const registration = await workers.register(trustedWorker())
    watchForUpdate(registration, workers)
    await controlled(workers)
    await keepOnce()
  } catch (error) {
    console.warn('no offline copy', error)
  }
}
