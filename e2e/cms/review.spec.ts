import type { Page, TestInfo } from '@playwright/test'
import { carriedOver } from './carried-over.ts'
import { expect, test } from './fixtures.ts'
import { card, press } from './review-card.ts'
import { saysIn } from './screen-words.ts'

const EN = 'The office is closed on the day of the full moon'
const MY = 'လပြည့်နေ့တွင် ရုံးပိတ်ပါသည်'

const keep = (page: Page, info: TestInfo, name: string) =>
  page.screenshot({ path: info.outputPath(`${name}.png`) })

test.describe.configure({ mode: 'serial' })

let id = 0

test('an editor writes an announcement in both languages and sends it to review', async ({
  desk,
  newsroom,
}, info) => {
  const cms = await desk(newsroom.editor)
  await cms.open('collections/announcements/create')
  await cms.field('content').fill(EN)
  await expect(cms.page.locator('.cms-pair-other')).toContainText('Burmese missing')
  await cms.inOther('content').fill(MY)
  await cms.saveDraft()
  id = await cms.documentId()
  await expect(cms.inOther('content')).toHaveValue(MY)
  await expect(cms.page.locator('.cms-pair-other')).not.toContainText('Burmese missing')
  await keep(cms.page, info, 'side-by-side')
  await press(cms, 'Send to review', 'For Friday, please')
  await expect(card(cms)).toContainText('Waiting for review')
  await expect(card(cms).getByRole('button', { name: 'Approve', exact: true })).toHaveCount(0)
  await keep(cms.page, info, 'review-editor')
})

test('an approver finds it in the queue, sends it back with a comment, and later approves and publishes it', async ({
  desk,
  newsroom,
  reader,
}, info) => {
  const approver = await desk(newsroom.approver)
  await approver.open('collections/announcements')
  await approver.page.locator('.cms-quick-filter a', { hasText: 'Waiting for review' }).click()
  await expect(approver.page.locator('.table tbody tr')).toHaveCount(1)
  await approver.open('')
  await approver.page
    .locator('.cms-list', { hasText: 'Waiting for review' })
    .locator('a[href$="/waiting"]')
    .click()
  await approver.page.getByRole('link', { name: /^For me to approve: [1-9]/ }).click()
  await expect(approver.page.locator('.cms-table').getByRole('link', { name: EN })).toBeVisible()
  await keep(approver.page, info, 'review-queue')
  await approver.open(`collections/announcements/${id}`)
  await expect(card(approver)).toContainText('For Friday, please')
  await expect(approver.publishButton).toHaveCount(0)
  await press(approver, 'Send back', 'Say which office')
  await expect(card(approver)).toContainText('Draft')

  const editor = await desk(newsroom.editor)
  await editor.open(`collections/announcements/${id}?locale=en`)
  await expect(card(editor)).toContainText('Say which office')
  await editor.field('content').fill(`${EN}, in Yangon`)
  await expect(card(editor)).toContainText('Save your draft first')
  await editor.saveDraft()
  await press(editor, 'Send to review')

  await approver.page.context().addCookies([{ name: 'payload-lng', value: 'my', url: newsroom.office }])
  await approver.open(`collections/announcements/${id}`)
  await keep(approver.page, info, 'review-approver-my')
  await press(approver, 'အတည်ပြုမည်')
  await expect(card(approver)).toContainText('အတည်ပြုပြီး')
  await press(approver, 'ထုတ်ပြန်မည်')
  await expect(card(approver)).toContainText('ထုတ်ပြန်ပြီး')
  await keep(approver.page, info, 'review-published-my')
  await carriedOver(newsroom)
  // A page drawn a moment ago still says what was true then; the next reader sees it.
  await expect
    .poll(async () => {
      const page = await reader('', 'en')
      await expect(page.getByText('We never ask for your code').first()).toBeAttached()
      return page.getByText(`${EN}, in Yangon`).count()
    })
    .toBeGreaterThan(0)
})

test('what was taken off the website is listed with what has ended and comes back as a new draft, on screens of both languages', async ({
  desk,
  newsroom,
}, info) => {
  await newsroom.admin.takeOff('announcements', id)
  const cms = await desk(newsroom.editor)
  for (const [language, title] of [
    ['en', `${EN}, in Yangon`],
    ['my', MY],
  ] as const) {
    await cms.screensIn(language)
    await cms.open('')
    await cms.page.locator('a[href$="/ended"]').click()
    await cms.page.locator('.cms-quick-filter a[href*="of=down"]').click()
    const row = cms.page.locator('.cms-table tr', { hasText: title })
    const copy = row.getByRole('button', { name: saysIn(language)('copyToDraft') })
    await expect(copy).toBeVisible()
    await keep(cms.page, info, `ended-${language}`)
    await copy.click()
    await expect(cms.field('content')).toHaveValue(`${EN}, in Yangon`)
    expect(await cms.documentId()).not.toBe(id)
    await cms.open('waiting')
    await expect(cms.page.getByRole('heading', { name: saysIn(language)('listWaiting') })).toBeVisible()
    await keep(cms.page, info, `waiting-${language}`)
  }
})

test('two colleagues on one post: the later is told who came first, and the words stay in the form', async ({
  desk,
  newsroom,
}, info) => {
  const [first, later] = [await desk(newsroom.approver), await desk(newsroom.editor)]
  const live = await newsroom.admin.find('posts', 'promo-tazaungdaing-2026')
  await first.open(`collections/posts/${live.id}`)
  await later.open(`collections/posts/${live.id}`)
  const taken = later.page.getByRole('button', { name: /Take over/i })
  await later.page.waitForTimeout(1500)
  if (await taken.isVisible()) await taken.click()
  await first.field('description').fill('The first words')
  await first.saveDraft()
  await later.field('description').fill('The later words')
  await later.page.locator('#action-save-draft').click()
  await expect(later.page.getByText('changed this at').first()).toBeVisible()
  await expect(later.field('description')).toHaveValue('The later words')
  await keep(later.page, info, 'changed-meanwhile')
})
