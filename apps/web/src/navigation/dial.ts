/** `#` would start a fragment and be lost on the way to the dialler. */
export const dialHref = (code: string) => `tel:${code.replace(/#/g, '%23').replace(/\s/g, '')}`
