import type { Page } from '@playwright/test'

/** A drawing on the page, from where to where it reaches down. */
export type Art = { readonly name: string; readonly top: number; readonly bottom: number }

/** Of every picture that stands within the width of the screen; `market-morning-wide-720.webp` is `market-morning`. */
export const artOn = (page: Page): Promise<Art[]> =>
  page.locator('main').evaluate((main) =>
    Array.from(main.querySelectorAll('img')).flatMap((image) => {
      const { top, bottom, left, right, width, height } = image.getBoundingClientRect()
      const file = new URL(image.currentSrc || image.src, location.href).pathname.split('/').at(-1) ?? ''
      const name = file.replace(/(-wide|-tall)?-\d+\.\w+$/, '')
      const seen = width > 1 && height > 1 && left < innerWidth && right > 0
      return seen ? [{ name, top: top + scrollY, bottom: bottom + scrollY }] : []
    }),
  )

/** Names that a screen of this height can show twice at once, wherever one scrolls to. */
export function twiceInView(all: readonly Art[], viewHeight: number): string[] {
  const found = all.filter((one, at) =>
    all.some(
      (other, otherAt) =>
        otherAt > at &&
        other.name === one.name &&
        Math.max(one.top, other.top) - Math.min(one.bottom, other.bottom) < viewHeight,
    ),
  )
  return [...new Set(found.map(({ name }) => name))]
}

/** Headings that lie on a picture: words stand beside or under it. */
export const wordsOnArt = (page: Page): Promise<string[]> =>
  page.locator('main').evaluate((main) => {
    const images = Array.from(main.querySelectorAll('img'), (image) => image.getBoundingClientRect())
    const isOn = (words: DOMRect) =>
      images.some(
        ({ top, bottom, left, right, width }) =>
          width > 1 &&
          Math.min(bottom, words.bottom) - Math.max(top, words.top) > 4 &&
          Math.min(right, words.right) - Math.max(left, words.left) > 4,
      )
    return Array.from(main.querySelectorAll('h1:not(.visually-hidden), h2, h3'))
      .filter((heading) => isOn(heading.getBoundingClientRect()))
      .map((heading) => heading.textContent)
  })
