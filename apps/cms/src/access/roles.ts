import type { Access, FieldAccess, PayloadRequest } from 'payload'

/** READER is the preview's service account: it sees drafts and can change nothing. */
export const ROLES = ['CONTENT_EDITOR', 'CONTENT_APPROVER', 'ADMIN', 'READER'] as const
export type Role = (typeof ROLES)[number]

export function roleOf(req: PayloadRequest): Role | null {
  const role: unknown = req.user ? (req.user as { role?: unknown }).role : null
  return ROLES.find((known) => known === role) ?? null
}

const anyOf =
  (...roles: Role[]) =>
  ({ req }: { req: PayloadRequest }): boolean => {
    const role = roleOf(req)
    return role !== null && roles.includes(role)
  }

export const writers = anyOf('CONTENT_EDITOR', 'CONTENT_APPROVER', 'ADMIN') satisfies Access
export const approvers = anyOf('CONTENT_APPROVER', 'ADMIN') satisfies Access
/** Into the bin and back out of it an approver; what is gone for good takes an administrator. */
export const binned: Access = ({ req, data }) =>
  data?.['deletedAt'] ? approvers({ req }) : anyOf('ADMIN')({ req })
export const admins = anyOf('ADMIN') satisfies Access
export const adminsField = anyOf('ADMIN') satisfies FieldAccess
export const nobodyField: FieldAccess = () => false
export const staff = anyOf(...ROLES) satisfies Access

/** The projector reads without a name and so sees exactly what the public may see. */
export const staffOrPublished: Access = ({ req }) =>
  roleOf(req) ? true : { _status: { equals: 'published' } }

/**
 * The screen asks this with `published` to know whether to offer its Publish button. It hides the button from editors;
 * what keeps them from publishing is `drafts-only.ts`.
 */
export const writersOfThis: Access = ({ req, data }) =>
  data?.['_status'] === 'published' ? approvers({ req }) : writers({ req })
