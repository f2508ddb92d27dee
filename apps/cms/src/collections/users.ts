import type { CollectionConfig } from 'payload'
import { admins, adminsField, roleOf, ROLES, staff } from '../access/roles.ts'

const TEN_MINUTES_MS = 10 * 60 * 1000
const EIGHT_HOURS_S = 8 * 60 * 60

export const users: CollectionConfig = {
  slug: 'users',
  auth: {
    maxLoginAttempts: 5,
    lockTime: TEN_MINUTES_MS,
    tokenExpiration: EIGHT_HOURS_S,
    useAPIKey: true,
    cookies: { sameSite: 'Strict' },
  },
  access: {
    admin: ({ req }) => roleOf(req) !== null && roleOf(req) !== 'READER',
    create: admins,
    delete: admins,
    read: (args) => admins(args) || (staff(args) && { id: { equals: args.req.user?.id } }),
    update: (args) => admins(args) || (staff(args) && { id: { equals: args.req.user?.id } }),
    unlock: admins,
  },
  admin: { group: 'Staff', useAsTitle: 'email', defaultColumns: ['email', 'name', 'role'] },
  fields: [
    { name: 'name', type: 'text' },
    {
      name: 'role',
      type: 'select',
      required: true,
      defaultValue: 'CONTENT_EDITOR',
      saveToJWT: true,
      options: [...ROLES],
      access: { create: adminsField, update: adminsField },
    },
  ],
}
