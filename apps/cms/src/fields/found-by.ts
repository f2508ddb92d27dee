import type { Field, FieldHook } from 'payload'
import type { Row, Save } from '../languages/both-sides.ts'
import { allLinks, allWords } from '../search/plain-text.ts'

const unseen = { disabled: true } as const

const fromSave =
  (make: (fields: readonly Field[], save: Save) => string): FieldHook =>
  ({ collection, siblingData, siblingDocWithLocales, req }) =>
    make(collection?.fields ?? [], {
      data: siblingData as Row,
      stored: (siblingDocWithLocales ?? {}) as Row,
      language: req.locale === 'my' ? 'my' : 'en',
    })

/** What the search looks in, and where a document leads; both are set by the save itself. */
export const foundBy: Field[] = [
  { name: 'searchText', type: 'textarea', admin: unseen, hooks: { beforeChange: [fromSave(allWords)] } },
  {
    name: 'linksOut',
    type: 'textarea',
    admin: unseen,
    hooks: { beforeChange: [fromSave((fields, save) => allLinks(fields, save).join('\n'))] },
  },
]
