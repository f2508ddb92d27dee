import { readFileSync } from 'node:fs'
import type { Page } from '@playwright/test'

type Entry = { id: string; title: string; name: string; type: string }

/** What the built workshop holds. */
export function builtExamples(): Entry[] {
  const file = new URL('../../storybook-static/index.json', import.meta.url)
  const { entries } = JSON.parse(readFileSync(file, 'utf8')) as { entries: Record<string, Entry> }
  return Object.values(entries).filter((entry) => entry.type === 'story')
}

export type Look = { lang?: 'en' | 'my'; theme?: 'light' | 'dark' }

export async function openExample(
  page: Page,
  id: string,
  { lang = 'en', theme = 'light' }: Look = {},
): Promise<void> {
  await page.goto(`/iframe.html?id=${id}&viewMode=story&globals=lang:${lang};theme:${theme}`)
  await shown(page, { lang, theme })
}

/** Another look of the open example, without loading the workshop again. */
export async function changeLook(page: Page, look: Required<Look>): Promise<void> {
  await page.evaluate((globals) => {
    const workshop = window as unknown as {
      __STORYBOOK_ADDONS_CHANNEL__: { emit(event: string, data: unknown): void }
    }
    workshop.__STORYBOOK_ADDONS_CHANNEL__.emit('updateGlobals', { globals })
  }, look)
  await shown(page, look)
}

async function shown(page: Page, { lang, theme }: Required<Look>): Promise<void> {
  await page
    .locator(`html[lang=${lang}][data-theme=${theme}] #storybook-root > main[data-lang=${lang}] > *`)
    .first()
    .waitFor()
}
