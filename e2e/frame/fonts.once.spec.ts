import { chromium } from '@playwright/test'
import { mkdtempSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from '../fixtures.ts'

type Drawn = { familyName: string; isCustomFont: boolean; glyphCount: number }

/** A machine without a Burmese font, as many a phone; what it draws must come from us. */
function withoutBurmeseFonts(): string {
  const folder = mkdtempSync(join(tmpdir(), 'fonts-'))
  const file = join(folder, 'fonts.conf')
  const reject = ['*Myanmar*', '*Padauk*'].map((glob) => `<glob>${glob}</glob>`).join('')
  writeFileSync(
    file,
    `<?xml version="1.0"?><fontconfig><include>/etc/fonts/fonts.conf</include>
     <selectfont><rejectfont>${reject}</rejectfont></selectfont><cachedir>${folder}</cachedir></fontconfig>`,
  )
  return file
}

test('with the fonts of the system hidden, Burmese is drawn by the font of the page', async ({
  baseURL,
}, info) => {
  const { executablePath, args = [] } = info.project.use.launchOptions ?? {}
  const browser = await chromium.launch({
    ...(executablePath ? { executablePath } : {}),
    args,
    env: { ...process.env, FONTCONFIG_FILE: withoutBurmeseFonts() } as Record<string, string>,
  })
  try {
    const page = await browser.newPage({ viewport: { width: 360, height: 800 } })
    await page.goto(`${baseURL}/#/qna`)
    await expect(page.locator('main h1').first()).toHaveText(/[\u1000-\u109F]/)
    await page.evaluate(() => document.fonts.ready.then(() => undefined))
    const devtools = await page.context().newCDPSession(page)
    await devtools.send('DOM.enable')
    await devtools.send('CSS.enable')
    const drawnIn = async (selector: string): Promise<Drawn[]> => {
      const { root } = await devtools.send('DOM.getDocument')
      // Of one node only the letters that stand in itself are told, and a word may stand in an element of its own.
      const within = `${selector}, ${selector} *`
      const { nodeIds } = await devtools.send('DOM.querySelectorAll', {
        nodeId: root.nodeId,
        selector: within,
      })
      const told = nodeIds.map((nodeId) => devtools.send('CSS.getPlatformFontsForNode', { nodeId }))
      return (await Promise.all(told)).flatMap(({ fonts }) => fonts)
    }
    for (const selector of ['main h1', 'main p', 'footer h2']) {
      const fonts = await drawnIn(selector)
      expect(fonts.length, selector).toBeGreaterThan(0)
      expect(
        fonts.some((font) => font.isCustomFont),
        selector,
      ).toBe(true)
      // Blanks and digits may be the system's; no Burmese letter of it can be.
      expect(fonts.filter((font) => /myanmar|padauk/i.test(font.familyName) && !font.isCustomFont)).toEqual(
        [],
      )
    }
  } finally {
    await browser.close()
  }
})
