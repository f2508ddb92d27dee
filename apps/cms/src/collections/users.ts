import type { CollectionConfig } from 'payload'
import { admins, adminsField, nobodyField, roleOf, ROLES, staff, writers } from '../access/roles.ts'
import { passwordLinkEndpoints } from '../endpoints/password-links.ts'
import { secondFactorEndpoints } from '../endpoints/second-factor.ts'
import { signInEndpoint } from '../endpoints/sign-in.ts'
import { settings } from '../settings.ts'
import { endLinks, guardUsers, noteChangedPassword } from '../staff/guard-users.ts'

const TEN_MINUTES_MS = 10 * 60 * 1000
const EIGHT_HOURS_S = 8 * 60 * 60

export const users: CollectionConfig = {
  slug: 'users',
  auth: {
    maxLoginAttempts: 5,
    lockTime: TEN_MINUTES_MS,
    tokenExpiration: EIGHT_HOURS_S,
    useAPIKey: true,
    cookies: { sameSite: 'Strict', secure: !settings.isDemo },
  },
  endpoints: [signInEndpoint, ...passwordLinkEndpoints, ...secondFactorEndpoints],
  hooks: { beforeOperation: [guardUsers], afterChange: [noteChangedPassword, endLinks] },
  access: {
    admin: ({ req }) => roleOf(req) !== null && roleOf(req) !== 'READER',
    create: admins,
    delete: admins,
    read: (args) => admins(args) || (staff(args) && { id: { equals: args.req.user?.id } }),
    update: (args) => admins(args) || (writers(args) && { id: { equals: args.req.user?.id } }),
    unlock: admins,
  },
  admin: {
    group: 'Staff',
    // Others have their own account behind their picture, and nothing to do in this list.
    hidden: ({ user }) => user?.['role'] !== 'ADMIN',
    hideAPIURL: true,
    useAsTitle: 'email',
    defaultColumns: ['email', 'name', 'role'],
    // The preview's account is no colleague.
    baseFilter: () => ({ role: { not_equals: 'READER' } }),
  },
  fields: [
    { name: 'name', type: 'text' },
    { name: 'email', type: 'email', access: { update: adminsField } },
    {
      name: 'role',
      type: 'select',
      required: true,
      defaultValue: 'CONTENT_EDITOR',
      saveToJWT: true,
      options: [...ROLES],
      access: { create: adminsField, update: adminsField },
    },
    {
      name: 'currentPassword',
      type: 'text',
      virtual: true,
      admin: {
        disableListColumn: true,
        disableListFilter: true,
        disableBulkEdit: true,
        components: { Field: '/src/components/current-password.tsx#CurrentPassword' },
      },
    },
    {
      name: 'passwordLink',
      type: 'ui',
      admin: {
        disableListColumn: true,
        components: { Field: '/src/components/link-of-account.tsx#LinkOfAccount' },
      },
    },
    {
      name: 'secondFactor',
      type: 'ui',
      admin: {
        disableListColumn: true,
        components: { Field: '/src/components/factor-of-account.tsx#FactorOfAccount' },
      },
    },
    // Only `scripts/accounts.ts` makes one, for the preview's reader; `staff/gate.ts` believes no other.
    {
      name: 'apiKey',
      type: 'text',
      admin: { hidden: true },
      access: { create: nobodyField, update: nobodyField },
    },
  ],
}
