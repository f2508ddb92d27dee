import type { Field } from 'payload'
import { basedOn } from '../review/based-on.ts'

const kept = { disabled: true } as const

/** Where a document stands and who wrote it; `review/guard-stage.ts` sets them, whatever a caller sends. */
export const reviewFields: Field[] = [
  {
    name: 'review',
    type: 'ui',
    admin: {
      position: 'sidebar',
      disableListColumn: true,
      components: { Field: '/src/review/review-card.tsx#ReviewCard' },
    },
  },
  {
    name: 'stage',
    type: 'text',
    index: true,
    admin: {
      readOnly: true,
      disableBulkEdit: true,
      condition: () => false,
      components: {
        Cell: '/src/review/stage-cell.tsx#StageCell',
        Diff: '/src/review/no-diff.tsx#NoDiff',
      },
    },
  },
  { name: 'writerId', type: 'number', index: true, admin: kept },
  { name: 'writerName', type: 'text', admin: kept },
  basedOn,
]
