import { MinimalTemplate } from '@payloadcms/next/templates'
import { redirect } from 'next/navigation.js'
import type { AdminViewServerProps } from 'payload'
import { roleOf } from '../access/roles.ts'
import { Invite } from './staff/invite.tsx'

/** In place of Payload's form for a new account. */
export function InviteView({ initPageResult }: AdminViewServerProps) {
  const { req } = initPageResult
  const { admin, api } = req.payload.config.routes
  if (roleOf(req) !== 'ADMIN') redirect(admin)
  return (
    <MinimalTemplate>
      <Invite users={`${api}/users`} back={`${admin}/collections/users`} />
    </MinimalTemplate>
  )
}
