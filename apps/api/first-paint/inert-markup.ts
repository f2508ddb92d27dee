/** Our own policy refuses style attributes; the inline script sets them instead. */
const withoutStyleAttributes = (html: string) => html.replaceAll(/(<[^>]*?) style="/g, '$1 data-style="')

/** React asks for the picture it draws first; where the drawing waits to be shown nobody would hear it. */
const withoutHints = (html: string) => html.replaceAll(/<link rel="preload"[^>]*>/g, '')

/** A drawing for transport: nothing in it takes effect before the inline script shows it. */
export const asInert = (html: string): string => withoutHints(withoutStyleAttributes(html))

/** The data of the page, in a form that no browser executes and no text in it can end. */
export const answersData = (answers: string): string =>
  `<script type="application/json">${answers.replaceAll('<', String.raw`\u003c`)}</script>`
