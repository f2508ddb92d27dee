/** HTML that is safe to send: its texts were escaped, or sanitised when they entered the read model. */
export type Markup = { readonly html: string }

type Part = string | number | Markup | readonly Part[] | null

const ESCAPES: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
}

export const escapeText = (text: string): string => text.replace(/[&<>"']/g, (char) => ESCAPES[char] ?? char)

function render(part: Part): string {
  if (part === null) return ''
  if (typeof part === 'string' || typeof part === 'number') return escapeText(String(part))
  return 'html' in part ? part.html : part.map(render).join('')
}

/** Every slot that is not markup itself is escaped, so escaping cannot be forgotten. */
export const markup = (strings: TemplateStringsArray, ...parts: readonly Part[]): Markup => ({
  html: strings.reduce((text, piece, at) => text + render(parts[at - 1] ?? null) + piece),
})

/** Content HTML, sanitised when it entered the read model. Its hash links mean the app, which lives at the root. */
export const contentHtml = (html: string): Markup => ({ html: html.replaceAll('href="#/', 'href="/#/') })

/** JSON inside a script element: only `<` could end the element. */
export const dataBlock = (data: object): Markup => ({
  html: `<script type="application/ld+json">${JSON.stringify(data).replaceAll('<', String.raw`\u003c`)}</script>`,
})
