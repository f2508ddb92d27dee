import type { Page, TestInfo } from '@playwright/test'
import myanmarTools from 'myanmar-tools'
import { expect, test } from './fixtures.ts'

const EN = 'Night owls surf for less'
const MY = 'ညပိုင်း ဒေတာ အထူးအစီအစဉ် အသစ်ကို ယနေ့ စတင် ရောင်းချပါပြီ'

const keep = (page: Page, info: TestInfo, name: string) =>
  page.screenshot({ path: info.outputPath(`${name}.png`) })

test.describe.configure({ mode: 'serial' })

test('a drawing is chosen by looking at it, and the draft waits on the start page', async ({
  desk,
  newsroom,
}, info) => {
  const cms = await desk(newsroom.editor)
  await cms.open('collections/posts/create')
  await cms.field('title').fill(EN)
  const drawing = cms.field('pictureDrawing')
  await drawing.getByRole('button', { name: 'Choose a drawing' }).click()
  await drawing.locator('button', { has: cms.page.getByAltText('tea shop') }).click()
  await expect(drawing.locator('figure img')).toHaveAttribute('alt', 'tea shop')
  await expect
    .poll(() => drawing.locator('figure img').evaluate((image) => (image as HTMLImageElement).naturalWidth))
    .toBeGreaterThan(100)
  await cms.saveDraft()
  await drawing.getByRole('button', { name: 'Choose another' }).click()
  await keep(cms.page, info, 'drawings')
  await cms.speak('my')
  await cms.field('title').fill(MY)
  await cms.saveDraft()
  await cms.open('')
  await expect(
    cms.page.locator('.cms-list', { hasText: 'My drafts' }).getByRole('link', { name: EN }),
  ).toBeVisible()
  await keep(cms.page, info, 'start')
})

test('the search of the start page finds it in English, in Burmese and in Zawgyi, on screens of both languages', async ({
  desk,
  newsroom,
}, info) => {
  const cms = await desk(newsroom.editor)
  const zawgyi = new myanmarTools.ZawgyiConverter().unicodeToZawgyi(MY)
  for (const words of ['night owls', 'အထူးအစီအစဉ်', zawgyi]) {
    await cms.page.locator('#desk-search').fill(words)
    await expect(cms.page.locator('.cms-hits').getByRole('link', { name: EN })).toBeVisible()
  }
  await keep(cms.page, info, 'search')
  await cms.page.context().addCookies([{ name: 'payload-lng', value: 'my', url: newsroom.office }])
  await cms.open('')
  await expect(cms.page.getByRole('heading', { name: 'ကျွန်ုပ်၏ မူကြမ်းများ' })).toBeVisible()
  await keep(cms.page, info, 'start-my')
})

test('the footer reads like a tree of names, and there is no screen of the API', async ({
  desk,
  newsroom,
}, info) => {
  const cms = await desk(newsroom.editor)
  await cms.open('collections/footers')
  await cms.page.locator('.table tbody a').first().click()
  await expect(cms.page.locator('.array-field__row').first()).toContainText(/1\. \S+/)
  await keep(cms.page, info, 'footer-tree')
  await expect(cms.page.getByRole('link', { name: 'API', exact: true })).toHaveCount(0)
})

test('a question is written, published and read on the website', async ({ desk, newsroom, reader }, info) => {
  const cms = await desk(newsroom.approver)
  await cms.open('collections/faqs/create')
  await cms.choose('category', 'Account')
  await cms.field('question').fill('Where do I see my number?')
  const answer = cms.page.locator('.rich-text-lexical [contenteditable="true"]').first()
  await answer.click()
  await answer.pressSequentially('Dial *124# and read it.')
  await cms.publish()
  await keep(cms.page, info, 'faq')
  await expect
    .poll(async () => {
      const page = await reader('qna', 'en')
      await expect(page.locator('main h1')).toBeVisible()
      return page.getByText('Where do I see my number?').count()
    })
    .toBeGreaterThan(0)
})
