import type { DocumentType, Stored } from './stored.ts'

/** The id that a document of one type references in another; null when it references none. */
type Reference<K extends DocumentType> = {
  readonly to: DocumentType
  readonly ids: (body: Stored<K>) => readonly (string | null)[]
}

const REFERENCES: { readonly [K in DocumentType]?: readonly Reference<K>[] } = {
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

type Entry<K extends DocumentType> = { readonly id: string; readonly body: Stored<K> }

/** References to missing documents, described in words. */
export function danglingReferences(documents: {
  readonly [K in DocumentType]?: readonly Entry<K>[]
}): string[] {
  const types = Object.keys(REFERENCES) as DocumentType[]
  return types.flatMap((type) => danglingOf(type, documents))
}

function danglingOf<K extends DocumentType>(
  type: K,
  documents: { readonly [K2 in DocumentType]?: readonly Entry<K2>[] },
): string[] {
  const references = (REFERENCES[type] ?? []) as readonly Reference<K>[]
  const entries = (documents[type] ?? []) as readonly Entry<K>[]
  return references.flatMap(({ to, ids }) => {
    const known = new Set(documents[to]?.map(({ id }) => id))
    return entries.flatMap(({ id, body }) =>
      ids(body).flatMap((named) =>
        named === null || known.has(named) ? [] : [`${type}/${id} names ${to}/${named}, which is not there`],
      ),
    )
  })
}
