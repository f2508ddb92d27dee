import type { BrowserContext, Frame } from '@playwright/test'

/** Who executed: ids of payloads, and runs that could be credited to none. */
export type Runs = { readonly ids: Set<string>; nameless: number }

/**
 * Counts every call an attack makes to show that it ran. The call is credited to the element whose event it came
 * from, or to the frame it ran in, so an image that fails late counts for its own payload and not for the next one.
 */
export async function watchRuns(context: BrowserContext): Promise<Runs> {
  const runs: Runs = { ids: new Set(), nameless: 0 }
  await context.exposeBinding('attackRan', async ({ frame }, id: string | null) => {
    const credited = id ?? (await payloadOf(frame))
    if (credited === null) runs.nameless += 1
    else runs.ids.add(credited)
  })
  await context.addInitScript(WATCH)
  return runs
}

async function payloadOf(frame: Frame): Promise<string | null> {
  if (!frame.parentFrame()) return null
  const element = await frame.frameElement().catch(() => null)
  return (
    element?.evaluate(
      (node) =>
        (node as never as { closest(of: string): { dataset: { payload: string } } | null }).closest(
          '[data-payload]',
        )?.dataset.payload ?? null,
    ) ?? null
  )
}

/** Runs in every frame before anything else does; not bound by the page's security policy. */
const WATCH = `(() => {
  const ran = window.attackRan
  const near = (node) => node && node.closest ? node.closest('[data-payload]') : null
  const report = () => {
    const event = window.event
    const article = near(event && event.target) || near(document.currentScript) || near(window.frameElement)
    ran(article ? article.dataset.payload : null)
  }
  for (const name of ['alert', 'confirm', 'prompt', 'print', 'open']) {
    try { Object.defineProperty(window, name, { value: report, writable: true, configurable: true }) } catch {}
  }
})()`
