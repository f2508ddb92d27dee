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

export async function openExample(page: Page, id: string, { lang = 'en', theme = 'light' }: Look = {}): Promise<void> {
  await page.goto(`/iframe.html?id=${id}&viewMode=story&globals=lang:${lang};theme:${theme}`)
  await page.locator(`html[lang=${lang}][data-theme=${theme}] #storybook-root > main > *`).first().waitFor()
}
