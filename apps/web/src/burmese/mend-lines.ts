import { wholePieces, type Piece } from '#language/whole-pieces.ts'
import { createElement, Fragment, type ReactNode } from 'react'
import { yieldToMain } from '../page/yield-to-main.ts'
import styles from './mend-lines.module.css'

/** Elements that may contain only text. */
const TEXT_ONLY = new Set(['option', 'title', 'textarea', 'style', 'script', 'text', 'tspan'])
const MOST_KEPT = 3000

const kept = new Map<string, ReactNode>()

/** A word this long is wider than a phone with large text, so it may then break inside. */
const LONG = 8
const classOf = (text: string) => (text.length > LONG ? `${styles.whole} ${styles.long}` : styles.whole)

/** Wraps all of it in one element: in a flex row a text is one item and must stay one. */
function inPieces(pieces: readonly Piece[]): ReactNode {
  const parts = pieces.map((piece) =>
    piece.whole ? createElement('span', { className: classOf(piece.text) }, piece.text) : piece.text,
  )
  return createElement('span', null, ...parts)
}

let isTakingOver = false

/** A few milliseconds of a cheap phone. */
const LINES_AT_A_TIME = 100

function mendText(text: string): ReactNode {
  const pieces = isTakingOver ? null : wholePieces(text)
  return pieces ? inPieces(pieces) : text
}

/**
 * A prerendered page already has its line breaks. They are kept as they are: asking this browser's dictionary is slow, and it may know
 * other words. Ends when the returned function is called.
 */
export async function takeDrawnLines(place: ParentNode): Promise<() => void> {
  // A line has a dozen words, and each of them leads to it.
  const lines = new Set<Element>()
  for (const { parentElement: line } of place.querySelectorAll(`.${styles.whole}`)) if (line) lines.add(line)
  let taken = 0
  for (const line of lines) {
    if (taken > 0 && taken % LINES_AT_A_TIME === 0) await yieldToMain()
    kept.set(line.textContent, inPieces(Array.from(line.childNodes, pieceOf)))
    taken += 1
  }
  isTakingOver = true
  return () => {
    isTakingOver = false
  }
}

const pieceOf = (node: ChildNode): Piece => ({
  text: node.textContent ?? '',
  whole: node.nodeType === Node.ELEMENT_NODE,
})

function mended(text: string): ReactNode {
  let node = kept.get(text)
  if (node === undefined) {
    if (kept.size >= MOST_KEPT) kept.clear()
    node = mendText(text)
    kept.set(text, node)
  }
  return node
}

const mendChild = (child: unknown): unknown => (typeof child === 'string' ? mended(child) : child)

type Props = { readonly children?: unknown }

/** Breaks lines in texts of plain elements, not of components, whose own elements are handled when they render. */
export function mendLines(type: unknown, props: Props): Props {
  const { children } = props
  if (typeof type === 'string' ? TEXT_ONLY.has(type) : type !== Fragment) return props
  if (typeof children === 'string') {
    const child = mended(children)
    return child === children ? props : { ...props, children: child }
  }
  if (!Array.isArray(children) || !children.some((child) => typeof child === 'string')) return props
  return { ...props, children: children.map(mendChild) }
}
