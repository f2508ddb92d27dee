import { MinimalTemplate } from '@payloadcms/next/templates'
import { redirect } from 'next/navigation.js'
import type { AdminViewServerProps } from 'payload'
import { SecondFactor } from './staff/second-factor.tsx'

/** Where a colleague who is signed in sets up a phone, the first or the next one. */
export function SecondFactorView({ initPageResult }: AdminViewServerProps) {
  const { user, payload } = initPageResult.req
  const { admin, api } = payload.config.routes
  if (!user) redirect(`${admin}/login?redirect=${encodeURIComponent(`${admin}/second-factor`)}`)
  return (
    <MinimalTemplate>
      <SecondFactor users={`${api}/users`} to={admin} />
    </MinimalTemplate>
  )
}
