/** The part of jsdom that tests need; the server must not get DOM types. */
declare module 'jsdom' {
  export type SeenElement = {
    readonly outerHTML: string
    readonly textContent: string
    getAttribute(name: string): string | null
    querySelector(selector: string): SeenElement | null
  }
  export type SeenDocument = {
    readonly title: string
    readonly documentElement: { readonly lang: string }
    querySelector(selector: string): SeenElement | null
    querySelectorAll(selector: string): Iterable<SeenElement> & { readonly length: number }
  }
  export class JSDOM {
    constructor(html: string, options?: { readonly contentType?: string })
    readonly window: { readonly document: SeenDocument }
  }
}
