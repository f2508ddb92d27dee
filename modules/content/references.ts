import type { Kind, Stored } from './stored.ts'

/** What a document of one kind names of another: an id that must exist, or null when it names none. */
type Reference<K extends Kind> = {
  readonly to: Kind
  readonly ids: (body: Stored<K>) => readonly (string | null)[]
}

const REFERENCES: { readonly [K in Kind]?: readonly Reference<K>[] } = {
  category: [{ to: 'category', ids: ({ parentId }) => [parentId] }],
  post: [{ to: 'category', ids: ({ categoryId }) => [categoryId] }],
  vasPackageWords: [{ to: 'vasGroup', ids: ({ groupId }) => [groupId] }],
  digitalService: [{ to: 'digitalGroup', ids: ({ groupId }) => [groupId] }],
  roamRate: [{ to: 'roamZone', ids: ({ zoneId }) => [zoneId] }],
  place: [{ to: 'place', ids: ({ parentId }) => [parentId] }],
  shop: [{ to: 'place', ids: ({ placeId }) => [placeId] }],
  page: [
    {
      to: 'category',
      ids: ({ blocks }) => blocks.map((block) => (block.type === 'posts' ? block.categoryId : null)),
    },
  ],
}

type Entry<K extends Kind> = { readonly id: string; readonly body: Stored<K> }

/** Names that lead nowhere, in words. */
export function danglingReferences(documents: { readonly [K in Kind]?: readonly Entry<K>[] }): string[] {
  const kinds = Object.keys(REFERENCES) as Kind[]
  return kinds.flatMap((kind) => danglingOf(kind, documents))
}

function danglingOf<K extends Kind>(
  kind: K,
  documents: { readonly [K2 in Kind]?: readonly Entry<K2>[] },
): string[] {
  const references = (REFERENCES[kind] ?? []) as readonly Reference<K>[]
  const entries = (documents[kind] ?? []) as readonly Entry<K>[]
  return references.flatMap(({ to, ids }) => {
    const known = new Set(documents[to]?.map(({ id }) => id))
    return entries.flatMap(({ id, body }) =>
      ids(body).flatMap((named) =>
        named === null || known.has(named) ? [] : [`${kind}/${id} names ${to}/${named}, which is not there`],
      ),
    )
  })
}
