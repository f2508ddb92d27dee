import { useEffect, useEffectEvent } from 'react'
import { displayMsisdn } from '#contracts/msisdn.ts'
import { Button } from '#ui/button/button.tsx'
import { LogInIcon } from '#ui/icons/log-in.tsx'
import { Notice } from '#ui/notice/notice.tsx'
import { TelField } from '#ui/tel-field/tel-field.tsx'
import { TextField } from '#ui/text-field/text-field.tsx'
import { useWords } from '../../../i18n/use-words.ts'
import { currentPath } from '../../../navigation/hash-location.ts'
import { owner } from '../../../session/own-storage.ts'
import { useSession } from '../../../session/session-store.ts'
import { signInFor } from '../sign-in-for.ts'
import { fieldId } from './check-draft.ts'
import { IdFields } from './id-fields.tsx'
import type { WizardState } from './use-wizard.ts'
import styles from '../form.module.css'

type Props = { readonly wizard: WizardState }

/** The applicant, who must be signed in: the order has to be found again, and nobody may order for a stranger. */
export function PersonStep({ wizard }: Props) {
  const signedIn = useSession().state === 'signedIn'
  return signedIn ? <Person wizard={wizard} /> : <SignInFirst />
}

function SignInFirst() {
  const { t } = useWords()
  const back = `${currentPath()}?step=4`
  return (
    <Notice
      title={t('fibre.order.signInTitle')}
      actions={
        <>
          <Button size="small" icon={LogInIcon} onClick={() => signInFor(back)}>
            {t('session.logIn')}
          </Button>
          <Button size="small" variant="secondary" onClick={() => signInFor(back, true)}>
            {t('fibre.signUp')}
          </Button>
        </>
      }
    >
      {t('fibre.order.signInText')}
    </Notice>
  )
}

function Person({ wizard }: Props) {
  const { t } = useWords()
  const { draft, change, problems } = wizard
  const wrong = (name: string) => (problems[name] ? t(problems[name]) : undefined)
  const prefill = useEffectEvent(() => {
    const number = owner.read()
    if (draft.phone === '' && number) change({ phone: displayMsisdn(number) })
  })
  useEffect(() => prefill(), [])
  return (
    <>
      <TextField
        id={fieldId('fullName')}
        label={t('fibre.order.fullName')}
        hint={t('fibre.order.fullNameHint')}
        error={wrong('fullName')}
        value={draft.fullName}
        autoComplete="name"
        maxLength={100}
        onValue={(fullName) => change({ fullName })}
      />
      <div className={styles.pair}>
        <TelField
          id={fieldId('phone')}
          label={t('fibre.order.phone')}
          hint={t('fibre.order.phoneHint')}
          error={wrong('phone')}
          value={draft.phone}
          autoComplete="tel-national"
          maxLength={40}
          onValue={(phone) => change({ phone })}
        />
        <TelField
          id={fieldId('secondPhone')}
          label={t('fibre.order.secondPhone')}
          hint={t('fibre.order.optional')}
          error={wrong('secondPhone')}
          value={draft.secondPhone}
          autoComplete="off"
          maxLength={40}
          onValue={(secondPhone) => change({ secondPhone })}
        />
      </div>
      <TextField
        id={fieldId('email')}
        label={t('fibre.order.email')}
        hint={t('fibre.order.optional')}
        error={wrong('email')}
        value={draft.email}
        type="email"
        autoComplete="email"
        maxLength={254}
        onValue={(email) => change({ email })}
      />
      <IdFields id={wizard.id} onId={wizard.setId} wrong={wrong} />
    </>
  )
}
