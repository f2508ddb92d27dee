let kept: Intl.Segmenter | undefined

/**
 * Where the dictionary of browsers and of Node divides a text; null in a browser that cannot be asked. It takes a cheap
 * phone a tenth of a second to open it, so nobody does before there is a text to ask about.
 */
export function browserCuts(text: string): number[] | null {
  if (typeof Intl.Segmenter !== 'function') return null
  kept ??= new Intl.Segmenter('my', { granularity: 'word' })
  return [...kept.segment(text)].map(({ index }) => index)
}
