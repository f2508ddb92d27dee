import { expect, test, type Page } from '@playwright/test'
import { judgePage, judgeText } from '../lines/judge-lines.ts'
import { shownIn, type ShownText } from '../lines/read-lines.ts'

const kindsOf = (shown: Partial<ShownText> & { text: string }) =>
  judgeText({ ends: [], widths: [], room: 300, cut: { ink: 0, side: 0 }, where: 'h2', ...shown }).map(
    ({ kind }) => kind,
  )

const TWO_SENTENCES = 'မျှဝေပြီးပါပြီ။ ဝန်ဆောင်ခ နုတ်ပါသည်။'

for (const [text, before, kinds] of [
  ['ဖုန်းခေါ်ဆိုမှု', 'ဖုန်းခေါ်ဆို', ['split word']],
  ['ပက်ကေ့ချ်များအားလုံး', 'ပက်', ['split word']],
  ['ပက်ကေ့ချ်များအားလုံး', 'ပ', ['torn syllable']],
  ['အကောင့်သုံးရန်', 'အကောင့်သုံ', ['dotted circle']],
  ['ဒေတာပက်ကေ့ချ်များ', 'ဒေတာ', []],
  [TWO_SENTENCES, TWO_SENTENCES.slice(0, -'သည်။'.length), ['split word']],
  [TWO_SENTENCES, 'မျှဝေ', []],
] as const)
  test(`a line of ${text} that ends after ${before}`, () => {
    expect(kindsOf({ text, ends: [before.length] })).toEqual(kinds)
  })

test('a word that is wider than a whole line is divided, and not found', () => {
  const text = 'ဖုန်းခေါ်ဆိုမှု'
  const widths = Array.from(text, () => 10)
  expect(kindsOf({ text, ends: ['ဖုန်းခေါ်ဆို'.length], widths, room: 100 })).toEqual([])
  expect(kindsOf({ text, ends: ['ဖုန်းခေါ်ဆို'.length], widths, room: 200 })).toEqual(['split word'])
})

test('a mark without a letter, a Burmese digit and clipped ink are found too', () => {
  expect(kindsOf({ text: 'ကျပ် း' })).toEqual(['dotted circle'])
  expect(kindsOf({ text: 'ကျပ် ၅၀၀' })).toEqual(['Burmese digit'])
  expect(kindsOf({ text: '၁။ ကျပ်' })).toEqual([])
  expect(kindsOf({ text: 'ကျပ်', cut: { ink: 3, side: 0 } })).toEqual(['clipped mark'])
  expect(kindsOf({ text: 'ကျပ်', cut: { ink: 0, side: 9 } })).toEqual(['cut at the side'])
})

async function findsIn(page: Page, html: string): Promise<string[]> {
  await page.setContent(
    `<!doctype html><meta charset="utf-8"><body lang="my" style="font:16px/1.8 Noto Sans Myanmar">${html}`,
  )
  return judgePage(await shownIn(page)).map(({ kind }) => kind)
}

test('a word kept whole is not found, the same word left to the browser is', async ({ page }) => {
  const narrow = (inner: string) => `<h2 style="width:90px">${inner}</h2>`
  expect(await findsIn(page, narrow('ဒေတာ<span style="white-space:nowrap">ပက်ကေ့ချ်များ</span>'))).toEqual([])
  expect(await findsIn(page, narrow('ဒေတာပက်ကေ့ချ်များ'))).not.toEqual([])
})

test('what stands on both sides of a box in the line is not read as one word', async ({ page }) => {
  const parted = (by: string) => `<h2 style="width:220px">ဒေတာ${by}များ</h2>`
  const box = '<span style="display:inline-block;width:210px">ဖုန်း</span>'
  expect(await findsIn(page, parted(box))).toEqual([])
  expect(await findsIn(page, parted('<br>'))).not.toEqual([])
})

test('a line that may end anywhere tears a syllable', async ({ page }) => {
  const anywhere = '<p style="width:20px;overflow-wrap:anywhere">ခေါ်ဆိုမှုများအားလုံး</p>'
  expect(await findsIn(page, anywhere)).toContain('dotted circle')
})

test('marks under a low line are clipped by a box that hides what leaves it', async ({ page }) => {
  const box = (leading: string) =>
    `<div style="overflow:hidden;line-height:${leading}">သွားလာမှုများကို ကြည့်ရှုရန်</div>`
  expect(await findsIn(page, box('0.7'))).toContain('clipped mark')
  expect(await findsIn(page, box('1.8'))).toEqual([])
})

test('a page that is wider than its screen', async ({ page }) => {
  await page.setViewportSize({ width: 400, height: 600 })
  expect(await findsIn(page, '<p style="width:900px">ဒေတာ</p>')).toEqual(['page too wide'])
})
