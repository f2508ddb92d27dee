import type { Page } from '@playwright/test'

/** One run of text as a reader sees it, with the places where its lines end. */
export type ShownText = {
  readonly text: string
  /** Places in `text` where a new line begins. */
  readonly ends: readonly number[]
  /** Of each letter where there is more than one line, in pixels. */
  readonly widths: readonly number[]
  /** Of a whole line, in pixels. */
  readonly room: number
  /** What a box around it cuts off, in pixels: ink above and below, letters at the sides. */
  readonly cut: { readonly ink: number; readonly side: number }
  readonly where: string
}

export type ShownPage = { readonly texts: readonly ShownText[]; readonly tooWide: number }

type Letter = { readonly node: Text; readonly at: number; readonly letter: string }

function blockOf(node: Node): Element {
  let element = node.parentElement ?? document.body
  while (getComputedStyle(element).display === 'inline' && element.parentElement)
    element = element.parentElement
  return element
}

/** Text of one paragraph may stand in several elements; it is read as one, because a line may end where two of them meet. */
function runsOf(): Map<Element, Letter[]> {
  const runs = new Map<Element, Letter[]>()
  const runOf = (block: Element): Letter[] => {
    const letters = runs.get(block) ?? []
    runs.set(block, letters)
    return letters
  }
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    const unseen = node.parentElement?.closest('.visually-hidden, script, style, template, option, svg')
    if (!(node instanceof Text) || unseen) continue
    const block = blockOf(node)
    // A box that stands in a line among letters: what is before it and what is after it do not meet.
    if (!runs.has(block) && getComputedStyle(block).display === 'inline-block')
      runOf(blockOf(block)).push({ node, at: 0, letter: '\uFFFC' })
    const letters = runOf(block)
    // Invisible marks are no letters.
    for (let at = 0; at < node.data.length; at += 1)
      if (!/[\u200B\u2060]/.test(node.data.charAt(at)))
        letters.push({ node, at, letter: node.data.charAt(at) })
  }
  return runs
}

function boxOf({ node, at, letter }: Letter): DOMRect | undefined {
  if (/\s/.test(letter)) return undefined
  const range = document.createRange()
  range.setStart(node, at)
  range.setEnd(node, at + 1)
  return [...range.getClientRects()].find(({ width, height }) => width > 0 && height > 0)
}

/** The nearest box that hides what leaves it; one that scrolls, moves or says "…" hides nothing for good. */
function clipOf(element: Element): DOMRect | null {
  for (let box: Element | null = element; box && box !== document.body; box = box.parentElement) {
    const { overflowX, overflowY, textOverflow, webkitLineClamp, animationName } = getComputedStyle(box)
    const both = overflowX + overflowY
    if (/auto|scroll/.test(both) || textOverflow === 'ellipsis' || webkitLineClamp !== 'none') return null
    if (animationName !== 'none') return null
    if (/hidden|clip/.test(both)) return box.getBoundingClientRect()
  }
  return null
}

function inkOf(block: Element, text: string): TextMetrics | null {
  const pen = document.createElement('canvas').getContext('2d')
  if (!pen) return null
  const { fontWeight, fontSize, fontFamily } = getComputedStyle(block)
  pen.font = `${fontWeight} ${fontSize} ${fontFamily}`
  return pen.measureText(text)
}

function readRun(block: Element, letters: readonly Letter[]): ShownText | null {
  const newLinePx = 4
  const text = letters.map(({ letter }) => letter).join('')
  if (!/[\u1000-\u109F]/.test(text)) return null
  if (!block.checkVisibility({ opacityProperty: true, visibilityProperty: true })) return null
  const clip = clipOf(block)
  // A box of one pixel is for those who listen.
  if (clip && Math.min(clip.width, clip.height) < 2) return null
  const ink = clip && inkOf(block, text)
  const around = block.getBoundingClientRect()
  // Most text stands in one line; to look at every letter of it is most of the walk.
  const isOneLine = around.height < 1.9 * Number.parseFloat(getComputedStyle(block).lineHeight)
  const looked = isOneLine ? [letters[0], letters[letters.length - 1]] : letters
  const ends: number[] = []
  const widths: number[] = []
  const cut = { ink: 0, side: 0 }
  let top: number | null = null
  looked.forEach((letter, place) => {
    const box = letter && boxOf(letter)
    if (!isOneLine) widths.push(box?.width ?? 0)
    if (!box) return
    if (!isOneLine && top !== null && box.top - top > newLinePx) ends.push(place)
    top = box.top
    if (!clip || !ink || !/[\u1000-\u109F]/.test(letter.letter)) return
    const base = box.top + ink.fontBoundingBoxAscent
    const above = clip.top - (base - ink.actualBoundingBoxAscent)
    cut.ink = Math.max(cut.ink, above, base + ink.actualBoundingBoxDescent - clip.bottom)
    cut.side = Math.max(cut.side, clip.left - box.left, box.right - clip.right)
  })
  const where = `${block.tagName.toLowerCase()}.${block.getAttribute('class')?.split(' ')[0] ?? ''}`
  return top === null ? null : { text, ends, widths, room: around.width, cut, where }
}

function readLines(): ShownPage {
  const texts = [...runsOf()].map(([block, letters]) => readRun(block, letters)).filter((run) => run !== null)
  const { scrollWidth, clientWidth } = document.documentElement
  return { texts, tooWide: scrollWidth - clientWidth }
}

/** They run in the page, which knows nothing of this file: each is given to it by its text. */
const PARTS = [blockOf, runsOf, boxOf, clipOf, inkOf, readRun, readLines]

export const shownIn = (page: Page): Promise<ShownPage> =>
  page.evaluate<ShownPage>(`(() => { ${PARTS.map(String).join('\n')}\nreturn readLines() })()`)
