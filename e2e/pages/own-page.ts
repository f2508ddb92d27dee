import type { Page } from '@playwright/test'

/** What a page can have of its own: something to press or fill in, or what editors wrote for it. */
const OWN = 'button, input, select, textarea, article, [data-block]'

/** A page of nothing but a heading and cards that send people elsewhere: to a code, a phone, a counter. */
export const onlyTellsWhere = (page: Page): Promise<boolean> =>
  page.locator('main').evaluate((main, own) => {
    const isOwn = (part: Element) => part.closest('[data-way], nav') === null
    const hasWays = main.querySelector('[data-way]') !== null
    return hasWays && !Array.from(main.querySelectorAll(own)).some(isOwn)
  }, OWN)
