import { redirect } from 'next/navigation.js'
import type { AdminViewServerProps } from 'payload'
import { settings } from '../settings.ts'
import { Logo } from './marks.tsx'
import { Forgot } from './staff/forgot.tsx'

/** Where there is no post, nobody could send what is asked for here. */
export function ForgotView({ initPageResult }: AdminViewServerProps) {
  const { user, payload } = initPageResult.req
  const { admin, api } = payload.config.routes
  if (user) redirect(admin)
  if (!settings.smtpUrl) redirect(`${admin}/login`)
  return (
    <>
      <div className="login__brand">
        <Logo />
      </div>
      <Forgot users={`${api}/users`} back={`${admin}/login`} />
    </>
  )
}
