import { Forbidden } from 'payload'
import type { CollectionBeforeOperationHook } from 'payload'
import { roleOf } from './roles.ts'

const WRITES = new Set(['create', 'update', 'updateByID', 'restoreVersion'])

type WriteArgs = {
  draft?: boolean
  data?: { _status?: unknown }
  publishSpecificLocale?: unknown
  publishAllLocales?: unknown
  unpublishAllLocales?: unknown
}

/**
 * An editor may only ever write drafts. `access.update` cannot say so: a plain PATCH of a live document carries no
 * status, passes every check on `data._status`, and changes what the public reads. Here the operation itself is seen,
 * for one document, for many, and for restoring a version.
 */
export const draftsOnlyForEditors: CollectionBeforeOperationHook = ({
  args,
  operation,
  req,
  overrideAccess,
}) => {
  if (!WRITES.has(operation) || overrideAccess) return args
  const role = roleOf(req)
  if (role === 'ADMIN' || role === 'CONTENT_APPROVER') return args
  if (role === 'CONTENT_EDITOR' && writesOnlyADraft(operation, args as WriteArgs)) return args
  throw new Forbidden(req.t)
}

function writesOnlyADraft(operation: string, args: WriteArgs): boolean {
  if (args.data?._status === 'published') return false
  if (args.publishSpecificLocale || args.publishAllLocales || args.unpublishAllLocales) return false
  return operation === 'create' || args.draft === true
}
