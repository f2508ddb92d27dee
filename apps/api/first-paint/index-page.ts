import type { DrawnHome } from './draw-page.ts'
import { asInert } from './inert-markup.ts'
import { pictureHints } from './picture-hints.ts'

const EARLY = '<!--early-->'
const FIRST_PAINT = '<!--first-paint-->'

const template = ({ lang, wide, html }: DrawnHome) =>
  `<template data-lang="${lang}" data-wide="${wide}">${asInert(html)}</template>`

/** The built index.html with the home page in it. */
export function composeIndex(indexHtml: string, drawn: readonly DrawnHome[]): string {
  return indexHtml
    .replace(EARLY, () => pictureHints(drawn[0]?.html ?? ''))
    .replace(FIRST_PAINT, () => drawn.map(template).join(''))
}
