import * as z from 'zod/mini'
import { defineCall } from '../call.ts'
import { Reason } from './key-paging.ts'
import { Grounds, Made, StaffName } from './proposals.ts'
import { ROLES } from './roles.ts'

export const StaffPerson = z.object({
  staffId: z.string(),
  name: z.string(),
  roles: z.array(z.enum(ROLES)),
  /** Roles that wait for the other administrator. */
  waiting: z.array(z.object({ role: z.enum(ROLES), proposalId: z.string() })),
  state: z.enum(['INVITED', 'ACTIVE', 'REMOVED']),
  addedAt: z.string(),
  lastSeenAt: z.nullable(z.string()),
  sessions: z.int(),
  /** A new link that takes two administrators: who asked for it, and whether the caller may confirm it. */
  newLink: z.nullable(z.object({ askedBy: StaffName, isConfirmed: z.boolean(), canConfirm: z.boolean() })),
})

/** Shown once; opening it within 24 hours creates the passkey. */
const Invitation = z.object({
  staffId: z.string(),
  url: z.string(),
  endsAt: z.string(),
  /** It opens only with the code that another administrator sees when confirming it. */
  needsCode: z.boolean(),
})

const byStaff = z.object({ staffId: z.uuid() })

export const listStaff = defineCall({
  id: 'listStaff',
  base: 'office',
  method: 'POST',
  path: '/staff/list',
  session: 'staff',
  staff: ['ADMIN', 'AUDITOR'],
  body: z.object({ removed: z._default(z.optional(z.boolean()), false) }),
  result: z.array(StaffPerson),
  summary: 'Everybody who works at the office.',
})

export const addStaff = defineCall({
  id: 'addStaff',
  base: 'office',
  method: 'POST',
  path: '/staff',
  session: 'staff',
  changes: true,
  staff: ['ADMIN'],
  body: z.object({ name: z.string().check(z.trim(), z.minLength(2), z.maxLength(80)) }),
  result: Invitation,
  summary: 'A new person without any role, and the link by which the passkey is made.',
})

export const inviteAgain = defineCall({
  id: 'inviteAgain',
  base: 'office',
  method: 'POST',
  path: '/staff/:staffId/invite',
  session: 'staff',
  changes: true,
  staff: ['ADMIN'],
  params: byStaff,
  body: z.object({ why: Reason }),
  result: Invitation,
  summary:
    'A new link for somebody whose passkey is lost: the old one and all sessions end when it is used. Never for oneself (FORBIDDEN). Whoever has a passkey or a role also needs a code, from another administrator (confirmNewLink).',
})

export const confirmNewLink = defineCall({
  id: 'confirmNewLink',
  base: 'office',
  method: 'POST',
  path: '/staff/:staffId/confirm-link',
  session: 'staff',
  changes: true,
  staff: ['ADMIN'],
  params: byStaff,
  /** Who asked, as it was shown: a link that somebody else asked for meanwhile is another. */
  body: z.object({ askedBy: z.uuid() }),
  result: z.object({ code: z.string() }),
  summary:
    'Confirms a new link and shows its code, once. OWN_PROPOSAL for whoever asked for it, FORBIDDEN for whom it is, LINK_OVER when it is gone or confirmed.',
})

export const proposeRole = defineCall({
  id: 'proposeRole',
  base: 'office',
  method: 'POST',
  path: '/staff/:staffId/propose-role',
  session: 'staff',
  changes: true,
  staff: ['ADMIN'],
  params: byStaff,
  body: z.object({ role: z.enum(ROLES), ...Grounds }),
  result: Made,
  summary: 'Proposes that somebody gets a role; another administrator decides.',
})

export const takeRole = defineCall({
  id: 'takeRole',
  base: 'office',
  method: 'POST',
  path: '/staff/:staffId/take-role',
  session: 'staff',
  changes: true,
  staff: ['ADMIN'],
  params: byStaff,
  body: z.object({ role: z.enum(ROLES), why: Reason }),
  result: z.object({}),
  summary:
    'Takes a role away at once. LAST_ADMINS while two administrators who can sign in would not be left.',
})

export const removeStaff = defineCall({
  id: 'removeStaff',
  base: 'office',
  method: 'POST',
  path: '/staff/:staffId/remove',
  session: 'staff',
  changes: true,
  staff: ['ADMIN'],
  params: byStaff,
  body: z.object({ why: Reason }),
  result: z.object({}),
  summary:
    'Out within a second: every session ends, passkey and roles are gone, open proposals are withdrawn.',
})
