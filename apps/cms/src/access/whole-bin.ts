import type { CollectionBeforeOperationHook } from 'payload'

type Args = { draft?: boolean; data?: { deletedAt?: unknown } }

/** Into the bin goes the whole document. As a draft only its newest version would: gone from the lists, still on the website. */
export const wholeIntoTheBin: CollectionBeforeOperationHook = ({ args, operation }) =>
  operation === 'update' && (args as Args).data?.deletedAt ? { ...args, draft: false } : args
