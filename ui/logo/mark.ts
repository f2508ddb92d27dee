import { brand } from '#brand'

export const { mark } = brand

/** The mark as a file. A maskable icon may be cut to a circle, so its ground is square and its flower smaller. */
export function markSvg(kind: 'rounded' | 'maskable'): string {
  const { ground, sepal, petal, lip, heart } = mark
  const petals = [sepal, petal].flatMap(({ d, turns, fill }) =>
    turns.map((turn) => `<path d="${d}" transform="rotate(${turn})" fill="${fill}"/>`),
  )
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 64 64" width="64" height="64"><defs>` +
    `<linearGradient id="g" x1="0" y1="0" x2="0" y2="1"><stop offset="0" stop-color="${ground[0]}"/><stop offset="1" stop-color="${ground[1]}"/></linearGradient></defs>` +
    `<rect width="64" height="64" rx="${kind === 'rounded' ? 18 : 0}" fill="url(#g)"/>` +
    `<g transform="translate(32 33)${kind === 'maskable' ? ' scale(.82)' : ''}">${petals.join('')}` +
    `<path d="${lip.d}" fill="${lip.fill}"/><circle cy="1" r="${heart.r}" fill="${heart.fill}"/></g></svg>`
  )
}
