import { redirect } from 'next/navigation.js'
import type { AdminViewServerProps } from 'payload'
import { getSafeRedirect } from 'payload/shared'
import { settings } from '../settings.ts'
import { Logo } from './marks.tsx'
import { SignIn } from './staff/sign-in.tsx'

/** In place of Payload's own screen, which knows no second factor. */
export function SignInView({ initPageResult, searchParams }: AdminViewServerProps) {
  const { user, payload } = initPageResult.req
  const { admin, api } = payload.config.routes
  const to = getSafeRedirect({ fallbackTo: admin, redirectTo: searchParams?.['redirect'] ?? '' })
  if (user) redirect(to)
  return (
    <>
      <div className="login__brand">
        <Logo />
      </div>
      <SignIn users={`${api}/users`} to={to} {...(settings.smtpUrl ? { forgot: `${admin}/forgot` } : {})} />
    </>
  )
}
