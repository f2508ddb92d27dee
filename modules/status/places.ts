import type { Content } from '#modules/content/index.ts'

export type Places = {
  /** The place itself and every place that contains it. */
  chain(placeId: string): readonly string[]
  /** Regions and townships by name. */
  choices(): { placeId: string; name: string; nameMm: string }[]
  nameOf(placeId: string): { readonly name: string; readonly nameMm: string } | null
}

export const makePlaces = ({ memory }: Pick<Content, 'memory'>): Places => {
  const find = (placeId: string) => memory.current().get('place', placeId)
  function chain(placeId: string): readonly string[] {
    const place = find(placeId)
    return place?.body.parentId ? [placeId, ...chain(place.body.parentId)] : [placeId]
  }
  return {
    chain,
    choices: () =>
      memory
        .current()
        .list('place')
        .filter(({ body }) => body.level !== 'WARD')
        .map(({ id, body }) => ({ placeId: id, name: body.name, nameMm: body.nameMm }))
        .toSorted((a, b) => a.name.localeCompare(b.name)),
    nameOf(placeId) {
      const place = find(placeId)
      return place ? { name: place.body.name, nameMm: place.body.nameMm } : null
    },
  }
}
