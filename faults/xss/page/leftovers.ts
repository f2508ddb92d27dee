const SCRIPT_SCHEME = /^(?:javascript|vbscript|data|livescript|mocha):/i
/** Browsers ignore these inside an address. */
const IGNORED = /[\s\p{Cc}\p{Cf}]/gu
const HARMLESS: ReadonlySet<string> = new Set(['alt', 'title', 'lang', 'dir', 'class'])

/** Ids of payloads that left something on the page that would run when touched: a handler, or a link with a script in it. */
export function scriptLinksIn(page: Document): string[] {
  return [...page.querySelectorAll('[data-payload]')]
    .filter((article) => [...article.querySelectorAll('*')].some(canRun))
    .map((article) => article.getAttribute('data-payload') ?? '')
}

const canRun = (element: Element): boolean =>
  element.tagName === 'SCRIPT' ||
  [...element.attributes].some(
    ({ name, value }) =>
      name.toLowerCase().startsWith('on') ||
      (!HARMLESS.has(name) && SCRIPT_SCHEME.test(value.replace(IGNORED, ''))),
  )
