/** Style attributes would be refused by our own policy; the inline script sets them instead. */
const withoutStyleAttributes = (html: string) => html.replaceAll(/(<[^>]*?) style="/g, '$1 data-style="')

/** React asks for the picture it draws first; where the drawing waits to be shown nobody would hear it. */
const withoutHints = (html: string) => html.replaceAll(/<link rel="preload"[^>]*>/g, '')

/** A drawing as it travels: nothing in it does anything before the inline script shows it. */
export const asInert = (html: string): string => withoutHints(withoutStyleAttributes(html))

/** What the page was told, as data that no browser runs and no text in it can end. */
export const answersData = (answers: string): string =>
  `<script type="application/json">${answers.replaceAll('<', String.raw`\u003c`)}</script>`
