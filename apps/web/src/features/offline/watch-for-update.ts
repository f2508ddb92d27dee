/** Sent to a waiting worker; the build's own listener handles it. */
const TAKE_OVER = { type: 'SKIP_WAITING' } as const

async function offer(
  registration: ServiceWorkerRegistration,
  workers: ServiceWorkerContainer,
): Promise<void> {
  const { showUpdateNote } = await import('./update-note.tsx')
  showUpdateNote(() => {
    workers.addEventListener('controllerchange', () => window.location.reload(), { once: true })
    registration.waiting?.postMessage(TAKE_OVER)
  })
}

/** A new version waits until somebody agrees or all windows are closed; nothing reloads while somebody reads. */
export function watchForUpdate(
  registration: ServiceWorkerRegistration,
  workers: ServiceWorkerContainer,
): void {
  // The very first worker is not an update.
  const offerIfNewer = () => {
    if (registration.waiting && workers.controller) void offer(registration, workers)
  }
  offerIfNewer()
  registration.addEventListener('updatefound', () => {
    const { installing } = registration
    installing?.addEventListener('statechange', () => installing.state === 'installed' && offerIfNewer())
  })
}
