import { lazy, Suspense, useEffect, useState } from 'react'
import { ArrowRightIcon } from '#ui/icons/arrow-right.tsx'
import { Notice } from '#ui/notice/notice.tsx'
import { TextLink } from '#ui/text-link/text-link.tsx'
import { useHydrated } from '../../first-paint/use-hydrated.ts'
import { toHref } from '../../navigation/hash-location.ts'
import { pathOf, paths } from '../../navigation/paths.ts'
import { useWords } from '../../i18n/use-words.ts'
import { NumberStep } from './number-step.tsx'
import { PasskeyWay } from './passkey-way.tsx'
import type { SignInRequest } from './ask-for-code.ts'
import type { SignIn } from './use-sign-in.ts'
import { waitingPage } from './where-to.ts'
import styles from './log-in-page.module.css'

const SignupForm = lazy(async () => ({ default: (await import('./signup-form.tsx')).SignupForm }))

type Props = {
  readonly signIn: SignIn
  readonly request: SignInRequest
  readonly fibre: boolean
  readonly ended: boolean
}

/** Identification by number, by passkey, or as a new fibre customer. */
export function AskStep({ signIn, request, fibre, ended }: Props) {
  const { t } = useWords()
  if (fibre) {
    return (
      <>
        <p>{t('identity.fibreLead')}</p>
        <Suspense fallback={null}>
          <SignupForm request={request} />
        </Suspense>
        <TextLink href={toHref(paths.logIn)} alone iconEnd={ArrowRightIcon}>
          {t('identity.haveSim')}
        </TextLink>
      </>
    )
  }
  return (
    <>
      <Why ended={ended} />
      <NumberStep request={request} sent={signIn.sent} onSent={signIn.codeSent} />
      <PasskeyWay onSession={signIn.byPasskey} />
      <ul className={styles.links}>
        <li>
          <TextLink href={toHref(`${paths.logIn}?fibre`)} alone iconEnd={ArrowRightIcon}>
            {t('identity.noSim')}
          </TextLink>
        </li>
        <li>
          <TextLink href={toHref(pathOf('forgetPassword'))} alone iconEnd={ArrowRightIcon}>
            {t('identity.noCode')}
          </TextLink>
        </li>
      </ul>
    </>
  )
}

/** Explains why a sign-in is needed here. */
function Why({ ended }: { ended: boolean }) {
  const { t } = useWords()
  const hydrated = useHydrated()
  const [waiting, setWaiting] = useState(() => (hydrated ? waitingPage() : null))
  useEffect(() => {
    if (hydrated) setWaiting((was) => was ?? waitingPage())
  }, [hydrated])
  if (ended) return <Notice tone="warning">{t('identity.ended')}</Notice>
  if (!waiting || waiting === 'home') return null
  return <Notice>{t('identity.waiting', { page: t(`routes.${waiting}.title`) })}</Notice>
}
