import { wholePieces } from '#language/whole-pieces.ts'
import { currentLang } from '../i18n/lang.ts'
import { loadAhead } from '../page/later.tsx'
import { loadMenu } from '../shell/later-parts.ts'
import { otherPage } from './pages.ts'

/** Long after the start, so that this does not compete with what the visitor wants, even on a slow line. */
export const READY_AFTER_MS = 5000

const FIRST_SIGNS = ['pointerdown', 'keydown'] as const

/** Preloads what the next tap may need. A failure is ignored here and shows when it is really needed. */
const fetchNext = () => void Promise.all([loadAhead(otherPage), loadMenu()]).catch(() => undefined)

/**
 * The browser loads its dictionary with the first Burmese text, which blocks a cheap phone for a tenth of a second: do it while nobody
 * waits.
 */
function openDictionary(): void {
  if (currentLang() === 'my') wholePieces('မြန်မာ')
}

async function startOffline(): Promise<void> {
  if (!import.meta.env.PROD || !('serviceWorker' in navigator)) return
  const offline = await import('../features/offline/start-offline.ts')
  await offline.startOffline()
}

/** Once the page is ready, loads what is not visible yet when the phone is idle, or at the first touch, which comes before its click. */
export function getReady(next = fetchNext, offline = startOffline): void {
  for (const sign of FIRST_SIGNS) window.addEventListener(sign, next, { once: true, capture: true })
  window.setTimeout(() => {
    next()
    openDictionary()
    void offline()
  }, READY_AFTER_MS)
}
