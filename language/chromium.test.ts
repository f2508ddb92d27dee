import { existsSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { chromium, type Browser, type Page } from '@playwright/test'
import { build } from 'vite'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { formatDateTime, formatKyat } from './formats.ts'
import type { excerptOf } from './html-text.ts'
import { syllables } from './syllables.ts'
import { paragraphs } from './test-burmese.ts'
import type { readings } from './zawgyi.ts'

/** What `test-browser-entry.ts` puts into the page. */
declare const burmese: {
  formatKyat: typeof formatKyat
  formatDateTime: typeof formatDateTime
  excerptOf: typeof excerptOf
  readings: typeof readings
  countBreaks(text: string, repaired: boolean, edges: readonly number[]): { all: number; wrong: number }
}

const EXECUTABLES = ['/usr/bin/chromium', '/usr/bin/google-chrome']

let browser: Browser
let page: Page
let entry: string

beforeAll(async () => {
  entry = await bundle('test-browser-entry.ts')
  const executablePath = EXECUTABLES.find((path) => existsSync(path))
  browser = await chromium.launch({
    ...(executablePath && { executablePath }),
    args: ['--no-sandbox', '--disable-gpu'],
  })
  page = await browser.newPage()
  await page.setContent(
    '<!doctype html><meta charset="utf-8"><div id="box" lang="my" style="font:16px Noto Sans Myanmar,sans-serif"></div>',
  )
  await page.addScriptTag({ content: entry })
})

afterAll(() => browser.close())

async function bundle(file: string): Promise<string> {
  const built = await build({
    configFile: false,
    logLevel: 'silent',
    build: {
      write: false,
      minify: false,
      lib: { entry: fileURLToPath(new URL(file, import.meta.url)), formats: ['iife'], name: 'burmese' },
    },
  })
  const [first] = Array.isArray(built) ? built : [built]
  const chunk = first && 'output' in first ? first.output[0] : undefined
  return chunk?.code ?? ''
}

describe('S-018 Chromium, which has no Burmese data of its own', () => {
  test('writes money and dates as the server does', async () => {
    const shown = await page.evaluate(() => [
      burmese.formatKyat(15_000, 'my'),
      burmese.formatDateTime('2026-11-14T18:00:00Z', 'my'),
    ])
    expect(shown).toEqual([formatKyat(15_000, 'my'), formatDateTime('2026-11-14T18:00:00Z', 'my')])
  })

  test('would answer in another language if asked itself', async () => {
    const own = await page.evaluate(() => new Intl.DateTimeFormat('my', { dateStyle: 'long' }).format(0))
    expect(own).toMatch(/January/)
  })

  test('cuts a text as the server does', async () => {
    expect(await page.evaluate(() => burmese.excerptOf('<p>ဖိုက်ဘာ<b>အင်တာနက်</b>လျှောက်ထားသူ</p>', 20))).toBe(
      'ဖိုက်ဘာအင်တာနက်…',
    )
  })

  test('understands Zawgyi, though it has no Buffer to unpack the model with', async () => {
    const understood = await page.evaluate(() => [
      burmese.readings('ျမန္မာ')[0],
      typeof (globalThis as { Buffer?: unknown }).Buffer,
    ])
    expect(understood).toEqual(['မြန်မာ', 'undefined'])
  })
})

describe('lines end between syllables', () => {
  const telecom = 'ပက်ကေ့ချ်ဖိုက်ဘာအင်တာနက်အကောင့်ဒေတာပရိုမိုးရှင်းအွန်လိုင်းဘောက်ချာပွိုင့်စက်ရုံမန္တလေးတက္ကသိုလ်သင်္ကြန်'

  /** Line ends over boxes of many widths, and how many of them fall inside a syllable. */
  const countBreaks = (text: string, repaired: boolean) => {
    const edges: number[] = []
    let at = 0
    for (const token of syllables(text)) edges.push((at += token.length))
    return page.evaluate(([line, isRepaired, allowed]) => burmese.countBreaks(line, isRepaired, allowed), [
      text,
      repaired,
      edges,
    ] as const)
  }

  test('in loanwords', async () => {
    const { all, wrong } = await countBreaks(telecom, true)
    expect(all).toBeGreaterThan(20)
    expect(wrong).toBe(0)
  })

  test('in prose, but for a few stacked letters that its dictionary gets wrong', async () => {
    const text = paragraphs('udhr_mya_unicode_src').join(' ').normalize('NFC').slice(0, 6_000)
    const { all, wrong } = await countBreaks(text, true)
    expect(all).toBeGreaterThan(500)
    expect(wrong / all).toBeLessThan(0.004)
  })

  test('without the repair they do not', async () => {
    expect((await countBreaks(telecom, false)).wrong).toBeGreaterThan(3)
  })
})

describe('Safari 14 reads the entry bundle', () => {
  const LOOKBEHIND = /\(\?<[=!]/

  test('no lookbehind in what a page may import at once', async () => {
    expect(entry.length).toBeGreaterThan(10_000)
    expect(entry).not.toMatch(LOOKBEHIND)
  })

  test('the check would see one', () => {
    expect(String.raw`const wrong = /(?<=a)b/`).toMatch(LOOKBEHIND)
  })
})
