import { readFileSync } from 'node:fs'
import type { Page } from '@playwright/test'

type Entry = { id: string; title: string; name: string; type: string }

/** What the built workshop holds. */
export function builtExamples(): Entry[] {
  const file = new URL('../../storybook-static/index.json', import.meta.url)
  const { entries } = JSON.parse(readFileSync(file, 'utf8')) as { entries: Record<string, Entry> }
  return Object.values(entries).filter((entry) => entry.type === 'story')
}

export type Look = { lang: 'en' | 'my'; theme: 'light' | 'dark' }

const PLAIN: Look = { lang: 'en', theme: 'light' }

/** Loads the workshop with one example in it. */
export async function openExample(page: Page, id: string, look: Look = PLAIN): Promise<void> {
  await page.goto(`/iframe.html?id=${id}&viewMode=story&globals=lang:${look.lang};theme:${look.theme}`)
  await shown(page, id, look)
}

/** Changes to another example in a workshop that is already loaded. */
export async function changeExample(page: Page, id: string, look: Look): Promise<void> {
  await page.evaluate(
    ([storyId, globals]) => {
      const workshop = window as unknown as {
        __STORYBOOK_ADDONS_CHANNEL__: { emit(event: string, data: unknown): void }
      }
      workshop.__STORYBOOK_ADDONS_CHANNEL__.emit('updateGlobals', { globals })
      workshop.__STORYBOOK_ADDONS_CHANNEL__.emit('setCurrentStory', { storyId, viewMode: 'story' })
    },
    [id, look] as const,
  )
  await shown(page, id, look)
}

async function shown(page: Page, id: string, { lang, theme }: Look): Promise<void> {
  const main = `main[data-example='${id}'][data-lang=${lang}]`
  await page.locator(`html[lang=${lang}][data-theme=${theme}] ${main} > *`).first().waitFor()
  // Colours glide into another theme; what is judged is where they end, not a shade on the way.
  await page.evaluate(() => {
    for (const animation of document.getAnimations())
      if (animation instanceof CSSTransition) animation.finish()
  })
}
