import { expect, test } from '@playwright/test'
import type { Page } from '@playwright/test'
import { openExample } from './examples.ts'

test('tabs: arrows walk round, Home and End jump, the panel follows', async ({ page }) => {
  await openExample(page, 'tabs--panels')
  const [first, second, third] = ['What you get', 'Rules', 'Questions'].map((name) =>
    page.getByRole('tab', { name }),
  )
  await page.keyboard.press('Tab')
  await expect(first!).toBeFocused()
  await page.keyboard.press('ArrowRight')
  await expect(second!).toBeFocused()
  await expect(page.getByRole('tabpanel')).toHaveText('Valid for 30 days')
  await page.keyboard.press('End')
  await expect(third!).toHaveAttribute('aria-selected', 'true')
  await page.keyboard.press('ArrowRight')
  await expect(first!).toBeFocused()
})

test('carousel: arrow keys and buttons move, the dots tell where', async ({ page }) => {
  await openExample(page, 'carousel--hero')
  const dot = (number: number) => page.getByRole('button', { name: `Offer ${number} of 3` })
  await page.keyboard.press('Tab')
  await page.keyboard.press('ArrowRight')
  await expect(dot(2)).toHaveAttribute('aria-current', 'true')
  await page.getByRole('button', { name: 'Previous' }).press('Enter')
  await expect(dot(1)).toHaveAttribute('aria-current', 'true')
  await dot(3).press('Enter')
  await expect(dot(3)).toHaveAttribute('aria-current', 'true')
})

test('carousel: it moves on by itself, and not once paused', async ({ page }) => {
  await page.clock.install()
  await openExample(page, 'carousel--hero')
  const current = page.locator('button[aria-current]')
  await expect(current).toHaveAccessibleName('Offer 1 of 3')
  await page.clock.runFor(8_000)
  await expect(current).toHaveAccessibleName('Offer 2 of 3')
  await page.getByRole('button', { name: 'Pause' }).click()
  await page.mouse.click(2, 795)
  await page.clock.runFor(30_000)
  await expect(current).toHaveAccessibleName('Offer 2 of 3')
})

test('sheet: the focus goes in, stays in, Escape closes and gives it back', async ({ page }) => {
  await openExample(page, 'sheet--bottom')
  const opener = page.getByRole('button', { name: 'Open' })
  await opener.press('Enter')
  const dialog = page.getByRole('dialog', { name: 'Buy this package' })
  await expect(dialog).toBeVisible()
  for (let press = 0; press < 6; press += 1) {
    await page.keyboard.press('Tab')
    expect(
      await page.evaluate(
        () => document.activeElement === document.body || Boolean(document.activeElement?.closest('dialog')),
      ),
    ).toBe(true)
  }
  await page.keyboard.press('Escape')
  await expect(dialog).toBeHidden()
  await expect(opener).toBeFocused()
})

test('accordion: Enter and Space open and close', async ({ page }) => {
  await openExample(page, 'accordion--questions')
  const second = page.locator('details').nth(1)
  await second.locator('summary').focus()
  await page.keyboard.press('Enter')
  await expect(second).toHaveAttribute('open', '')
  await page.keyboard.press('Space')
  await expect(second).not.toHaveAttribute('open', '')
})

/** What the browser says of the belt's animation: measuring its place twice would depend on how busy the machine is. */
const belt = (page: Page) =>
  expect.poll(() =>
    page
      .locator('section ul')
      .first()
      .evaluate((list) => list.parentElement?.getAnimations()[0]?.playState ?? 'still'),
  )

test('marquee: passes by, stands still under focus, pointer and its button', async ({ page }) => {
  await openExample(page, 'marquee--announcements')
  await page.mouse.move(180, 700)
  await belt(page).toBe('running')
  await page.keyboard.press('Tab')
  await belt(page).toBe('paused')
  await page.mouse.click(100, 700)
  await belt(page).toBe('running')
  await page.mouse.move(100, 20)
  await belt(page).toBe('paused')
  await page.getByRole('button', { name: 'Pause announcements' }).click()
  await page.mouse.click(100, 700)
  await expect(page.getByRole('button', { name: 'Play announcements' })).toBeVisible()
  await belt(page).toBe('paused')
})

test('marquee: with less motion it is a list that stands', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await openExample(page, 'marquee--announcements')
  await belt(page).toBe('still')
  await expect(page.getByText('New shop open in Hpa-An')).toHaveCount(2)
  await expect(page.locator('section ul').nth(1)).toBeHidden()
})

test('search: arrows walk the list, Enter chooses, Escape closes', async ({ page }) => {
  await openExample(page, 'search-box--site')
  const box = page.getByRole('combobox')
  await box.fill('o')
  await page.keyboard.press('ArrowDown')
  await expect(box).toHaveAttribute('aria-activedescendant', /top-up$/)
  await page.keyboard.press('Escape')
  await expect(page.getByRole('listbox')).toBeHidden()
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('Enter')
  await expect(box).toHaveValue('')
})

test('Burmese is drawn by our own font', async ({ page }) => {
  await openExample(page, 'prose--article', { lang: 'my', theme: 'light' })
  const cdp = await page.context().newCDPSession(page)
  await cdp.send('DOM.enable')
  await cdp.send('CSS.enable')
  await page.evaluate(() => document.fonts.ready)
  const { root } = await cdp.send('DOM.getDocument')
  const { nodeId } = await cdp.send('DOM.querySelector', { nodeId: root.nodeId, selector: 'main li' })
  const { fonts } = await cdp.send('CSS.getPlatformFontsForNode', { nodeId })
  expect(fonts.find((font) => font.familyName === 'Noto Sans Myanmar')?.isCustomFont).toBe(true)
})
