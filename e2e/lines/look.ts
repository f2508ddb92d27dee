import type { Page } from '@playwright/test'
import { setTextSize, USUAL_PX } from '../pages/text-size.ts'
import { FORMS, type LineForm } from './forms.ts'
import { judgePage, type Find } from './judge-lines.ts'
import { OLD_STYLE } from './old-style.ts'
import { shownIn, type ShownPage } from './read-lines.ts'
import type { Tally } from './tally.ts'

/** Between two looks; the page rests when both see the same. */
const LOOK_AGAIN_MS = 250
const MOST_LOOKS = 20
/** What a state goes on with after it was looked at. */
export const USUAL: LineForm = { name: 'usual', view: { width: 360, height: 800 }, text: 100 }

async function become(page: Page, { view, text }: LineForm): Promise<void> {
  await page.setViewportSize(view)
  await setTextSize(page, text)
  await page.waitForFunction(
    (size) => getComputedStyle(document.documentElement).fontSize === size,
    `${(USUAL_PX * text) / 100}px`,
  )
}

/** On a busy machine a page is laid out late: it is judged once two looks see the same. */
async function atRest(page: Page): Promise<ShownPage> {
  let seen = await shownIn(page)
  for (let look = 0; look < MOST_LOOKS; look += 1) {
    await page.waitForTimeout(LOOK_AGAIN_MS)
    const again = await shownIn(page)
    if (JSON.stringify(again) === JSON.stringify(seen)) return again
    seen = again
  }
  throw new Error(`${page.url()} does not come to rest`)
}

/** At every size, as it stands now; afterwards it is a usual phone again. */
export async function lookAt(page: Page, name: string, tally: Tally): Promise<void> {
  if (tally.isControl) await page.addStyleTag({ content: OLD_STYLE })
  for (const form of FORMS) {
    await become(page, form)
    const finds: readonly Find[] = judgePage(await atRest(page))
    tally.add(`${name} at ${form.name}`, finds)
  }
  await become(page, USUAL)
}
