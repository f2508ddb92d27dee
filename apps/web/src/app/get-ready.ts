import { wholePieces } from '#language/whole-pieces.ts'
import { currentLang } from '../i18n/lang.ts'
import { loadAhead } from '../page/later.tsx'
import { loadMenu } from '../shell/later-parts.ts'
import { otherPage } from './pages.ts'

/** Long after the app began, so that nothing of this competes with what the visitor came for, on a slow line either. */
export const READY_AFTER_MS = 5000

const FIRST_SIGNS = ['pointerdown', 'keydown'] as const

/** What the next tap may need; asked for again it is there. A failure shows when somebody asks for it again. */
const fetchNext = () => void Promise.all([loadAhead(otherPage), loadMenu()]).catch(() => undefined)

/** The browser opens its dictionary with the first Burmese text, a tenth of a second of a cheap phone: now nobody waits. */
function openDictionary(): void {
  if (currentLang() === 'my') wholePieces('မြန်မာ')
}

async function startOffline(): Promise<void> {
  if (!import.meta.env.PROD || !('serviceWorker' in navigator)) return
  const offline = await import('../features/offline/start-offline.ts')
  await offline.startOffline()
}

/** When the page stands: what is not seen yet is fetched in peace, or with the first touch, which comes before its click. */
export function getReady(next = fetchNext, offline = startOffline): void {
  for (const sign of FIRST_SIGNS) window.addEventListener(sign, next, { once: true, capture: true })
  window.setTimeout(() => {
    next()
    openDictionary()
    void offline()
  }, READY_AFTER_MS)
}
