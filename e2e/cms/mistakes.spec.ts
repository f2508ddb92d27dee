import type { Page, TestInfo } from '@playwright/test'
import { readFileSync } from 'node:fs'
import myanmarTools from 'myanmar-tools'
import { FIELD_WORDS } from '../../apps/cms/src/words/field-words.ts'
import { expect, test } from './fixtures.ts'
import { noise, widePicture } from './large-pictures.ts'
import { choiceIn, saysIn } from './screen-words.ts'

const MEGABYTE = 1024 * 1024
const UNICODE = 'လူတိုင်းသည် တူညီ လွတ်လပ်သော ဂုဏ်သိက္ခာဖြင့် လည်းကောင်း၊ တူညီလွတ်လပ်သော အခွင့်အရေးများဖြင့်'
const FROM_WORD = readFileSync(new URL('../../apps/cms/tests/pasted/word.html', import.meta.url), 'utf8')

const keep = (page: Page, info: TestInfo, name: string) =>
  page.screenshot({ path: info.outputPath(`${name}.png`) })

const toasts = (page: Page) => page.locator('.payload-toast-item')

async function paste(page: Page, html: string): Promise<void> {
  const text = page.locator('.rich-text-lexical [contenteditable="true"]').first()
  await text.click()
  await text.evaluate((element, words) => {
    const clipboardData = new DataTransfer()
    clipboardData.setData('text/html', words)
    clipboardData.setData('text/plain', 'words')
    element.dispatchEvent(new ClipboardEvent('paste', { bubbles: true, cancelable: true, clipboardData }))
  }, html)
}

test('words from an office program keep headings, lists and links, and the editor is told what was left out', async ({
  desk,
  newsroom,
}, info) => {
  const cms = await desk(newsroom.editor)
  for (const language of ['en', 'my'] as const) {
    await cms.screensIn(language)
    await cms.open('collections/posts/create')
    await paste(cms.page, FROM_WORD)
    const text = cms.page.locator('.rich-text-lexical [contenteditable="true"]').first()
    await expect(text.locator('h2')).toHaveText('Night data')
    await expect(text.locator('ul > li', { hasText: 'Fast' })).toHaveCount(1)
    await expect(text.locator('ol > li')).toHaveText(['Dial', 'Pay'])
    await expect(text.locator('a[href="https://example.com/a"]')).toHaveText('our page')
    await expect(text.locator('img')).toHaveCount(0)
    await expect(toasts(cms.page)).toContainText(saysIn(language)('pastedWithoutPictures', { count: 1 }))
    await keep(cms.page, info, `pasted-${language}`)
  }
})

for (const language of ['en', 'my'] as const)
  test(`a large picture is made smaller in the browser, one that is too large is refused with the limit, on screens in ${language}`, async ({
    desk,
    newsroom,
  }, info) => {
    const cms = await desk(newsroom.editor)
    await cms.screensIn(language)
    const say = saysIn(language)
    const told = (words: string) => toasts(cms.page).filter({ hasText: words })
    const choose = (name: string, buffer: Buffer) =>
      cms.page.locator('input[type=file]').first().setInputFiles({ name, mimeType: 'image/png', buffer })
    const large = await noise(1900)
    expect(large.length).toBeGreaterThan(10 * MEGABYTE)
    const heavy = await noise(2800)
    expect(heavy.length).toBeGreaterThan(20 * MEGABYTE)

    await cms.open('collections/media/create')
    await choose('heavy.png', heavy)
    const size = (heavy.length / MEGABYTE).toFixed(1)
    await expect(told(say('pictureTooHeavy', { size }))).toBeVisible()
    await keep(cms.page, info, `picture-too-heavy-${language}`)
    await choose('wide.png', await widePicture())
    await expect(told(say('pictureTooLarge', { size: 51 }))).toBeVisible()

    await choose('large.png', large)
    const shrunk = say('pictureShrunk', { before: (large.length / MEGABYTE).toFixed(1), after: '…' })
    await expect(told(shrunk.slice(0, shrunk.indexOf('…')))).toBeVisible()
    await cms.field('alt').fill('Noise')
    await cms.field('altMm').fill('အသံဗလံ')
    await keep(cms.page, info, `picture-shrunk-${language}`)
    const answered = cms.page.waitForResponse(
      (answer) => answer.request().method() === 'POST' && answer.url().includes('/api/media'),
    )
    await cms.page.locator('#action-save').click()
    expect((await answered).status()).toBe(201)
  })

test('a link is chosen by the name of its page, and one that leads nowhere is told while it is written', async ({
  desk,
  newsroom,
}, info) => {
  const cms = await desk(newsroom.editor)
  for (const language of ['en', 'my'] as const) {
    await cms.screensIn(language)
    await cms.open('collections/announcements/create')
    await cms.field('link').fill('#/no-such-page')
    await expect(cms.page.locator('.cms-link [role=alert]')).toContainText('#/no-such-page')
    await keep(cms.page, info, `link-nowhere-${language}`)
    await cms.field('link').fill('Tazaungdaing')
    await cms.page.locator('.cms-link-list button', { hasText: 'promo-tazaungdaing-2026' }).click()
    await expect(cms.field('link')).toHaveValue('#/post-detail/promo-tazaungdaing-2026')
    await expect(cms.page.locator('.cms-link [role=alert]')).toHaveCount(0)
    await keep(cms.page, info, `link-chosen-${language}`)
  }
})

test('an end before the start is told while it is filled in', async ({ desk, newsroom }, info) => {
  const cms = await desk(newsroom.editor)
  // The words are in the form that is left, and are meant to go.
  cms.page.on('dialog', (dialog) => void dialog.accept())
  for (const language of ['en', 'my'] as const) {
    await cms.screensIn(language)
    await cms.open('collections/posts/create')
    await cms.setMoment('visibleFrom', new Date('2027-01-10T02:30:00Z'))
    await cms.setMoment('visibleTo', new Date('2027-01-09T02:30:00Z'))
    const told = cms.field('visibleTo').getByText(saysIn(language)('untilBeforeFrom'))
    await expect(told).toBeVisible()
    await keep(cms.page, info, `until-before-from-${language}`)
    await cms.setMoment('visibleTo', new Date('2027-01-11T02:30:00Z'))
    await expect(told).toHaveCount(0)
  }
})

test('the card that shows Zawgyi as Unicode names the field and is not covered by a message', async ({
  desk,
  newsroom,
}, info) => {
  const cms = await desk(newsroom.editor)
  cms.page.on('dialog', (dialog) => void dialog.accept())
  for (const language of ['en', 'my'] as const) {
    await cms.screensIn(language)
    await cms.open('collections/posts/create?locale=my')
    await cms.field('title').fill(new myanmarTools.ZawgyiConverter().unicodeToZawgyi(UNICODE))
    const card = cms.page.locator('.cms-compare')
    await expect(card).toContainText(saysIn(language)('zawgyiFound'))
    const [en, my] = FIELD_WORDS['title'] ?? []
    await expect(card.locator('strong')).toHaveText(String(language === 'en' ? en : my))
    await cms.page.locator('#action-save-draft').click()
    const toast = toasts(cms.page).first()
    await expect(toast).toBeVisible()
    await keep(cms.page, info, `zawgyi-card-${language}`)
    const [a, b] = [await card.boundingBox(), await toast.boundingBox()]
    if (!a || !b) throw new Error('not drawn')
    const apart =
      a.x + a.width <= b.x || b.x + b.width <= a.x || a.y + a.height <= b.y || b.y + b.height <= a.y
    expect(apart).toBe(true)
  }
})

test('from the Burmese side, broken English is not published, and the words say where it is', async ({
  desk,
  newsroom,
}, info) => {
  const cms = await desk(newsroom.approver)
  await cms.open('collections/posts/create')
  await cms.field('title').fill('An English title')
  await cms.writeText('Words')
  await cms.choose('template', choiceIn('en', 'NEWS'))
  await cms.page.locator('#field-category .rs__control').click()
  await cms.page.locator('.rs__option').first().click()
  await cms.saveDraft()
  const id = await cms.documentId()
  await cms.field('title').fill('')
  await cms.saveDraft()
  for (const language of ['en', 'my'] as const) {
    await cms.screensIn(language)
    await cms.open(`collections/posts/${id}?locale=my`)
    await cms.field('title').fill('မြန်မာ ခေါင်းစဉ်')
    await cms.publishButton.click()
    const told = saysIn(language)('brokenEnglish', { reason: '…' })
    await expect(cms.page.getByText(told.slice(0, told.indexOf('…')).trim()).first()).toBeVisible()
    await keep(cms.page, info, `broken-english-${language}`)
  }
})
