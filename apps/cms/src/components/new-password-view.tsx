import { MinimalTemplate } from '@payloadcms/next/templates'
import type { AdminViewServerProps } from 'payload'
import { NewPassword } from './staff/new-password.tsx'

/** Where a link of a letter leads, whoever is signed in on this computer. */
export function NewPasswordView({ initPageResult }: AdminViewServerProps) {
  const { admin, api } = initPageResult.req.payload.config.routes
  return (
    <MinimalTemplate>
      <NewPassword users={`${api}/users`} signIn={`${admin}/login`} />
    </MinimalTemplate>
  )
}
