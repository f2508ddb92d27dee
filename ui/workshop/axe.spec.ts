import AxeBuilder from '@axe-core/playwright'
import { test as base, expect } from '@playwright/test'
import type { Page } from '@playwright/test'
import { builtExamples, changeExample, openExample } from './examples.ts'
import type { Look } from './examples.ts'

const looks: Look[] = [
  { lang: 'en', theme: 'light' },
  { lang: 'my', theme: 'light' },
  { lang: 'my', theme: 'dark' },
]

/** One loaded workshop per worker: loading it anew for each example took most of the time. */
const test = base.extend<object, { workshop: Page }>({
  workshop: [
    async ({ browser }, use, { project }) => {
      const context = await browser.newContext({
        baseURL: project.use.baseURL ?? '',
        viewport: project.use.viewport ?? null,
      })
      const page = await context.newPage()
      await openExample(page, 'badge--tones')
      await use(page)
      await context.close()
    },
    { scope: 'worker' },
  ],
})

async function violations(page: Page): Promise<string[]> {
  const tags = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa']
  const report = await new AxeBuilder({ page }).include('#storybook-root').withTags(tags).analyze()
  return report.violations.map((found) => `${found.id}: ${found.nodes.map((node) => node.html).join(' | ')}`)
}

for (const { id, title, name } of builtExamples()) {
  test(`${title}, ${name}: no axe violation and no sideways scroll in both languages`, async ({
    workshop,
  }) => {
    for (const look of looks) {
      await changeExample(workshop, id, look)
      expect(await violations(workshop), `${look.lang}, ${look.theme}`).toEqual([])
      const overflow = await workshop.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)
      expect(overflow, `${look.lang}: wider than 360 px`).toBeLessThanOrEqual(0)
    }
  })
}

test('control: axe finds a picture without words and pale text when they are planted', async ({ page }) => {
  await openExample(page, 'badge--tones')
  await page.evaluate(() => {
    const planted = document.createElement('div')
    planted.innerHTML = '<img src="x.png"><p style="color:#bbb;background:#fff">pale</p>'
    document.querySelector('main')?.append(planted)
  })
  const found = await violations(page)
  expect(found.some((entry) => entry.startsWith('image-alt'))).toBe(true)
  expect(found.some((entry) => entry.startsWith('color-contrast'))).toBe(true)
})
