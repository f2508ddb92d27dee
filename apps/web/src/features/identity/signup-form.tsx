import { type FormEvent, useState } from 'react'
import { Button } from '#ui/button/button.tsx'
import { Checkbox } from '#ui/checkbox/checkbox.tsx'
import { TelField } from '#ui/tel-field/tel-field.tsx'
import { TextField } from '#ui/text-field/text-field.tsx'
import { useWords } from '../../i18n/use-words.ts'
import { LegalLinks } from './legal-links.tsx'
import { RequestState } from '../../codes/request-state.tsx'
import { checkSignup, EMPTY_SIGNUP, SIGNUP_FIELDS, type SignupFields, toAsk } from './signup-fields.ts'
import type { SignInRequest } from './ask-for-code.ts'
import { useOnline } from '../../codes/use-online.ts'
import styles from './log-in-page.module.css'

const fieldId = (name: keyof SignupFields) => `signup-${name}`

/** For people without our SIM: any number of Myanmar, proven by a code. */
export function SignupForm({ request }: { request: SignInRequest }) {
  const { t } = useWords()
  const online = useOnline()
  const [fields, setFields] = useState(EMPTY_SIGNUP)
  const [tried, setTried] = useState(false)
  const problems = checkSignup(fields)
  const words = (name: (typeof SIGNUP_FIELDS)[number]) => {
    const key = tried ? problems[name] : undefined
    return key && t(key)
  }
  const bind = (name: 'phone' | 'fullName' | 'email' | 'contractNo') => ({
    id: fieldId(name),
    value: fields[name],
    onValue: (value: string) => setFields({ ...fields, [name]: value }),
  })

  function submit(event: FormEvent) {
    event.preventDefault()
    setTried(true)
    const wrong = SIGNUP_FIELDS.find((name) => problems[name])
    if (wrong) document.getElementById(fieldId(wrong))?.focus()
    else if (online) request.send({ ask: toAsk(fields), sends: 0 })
  }

  return (
    <>
      <form noValidate className={styles.form} onSubmit={submit} aria-label={t('identity.fibreTitle')}>
        <TelField
          {...bind('phone')}
          label={t('identity.phone')}
          error={words('phone')}
          placeholder={t('identity.phonePlaceholder')}
          autoComplete="tel-national"
          maxLength={40}
        />
        <TextField
          {...bind('fullName')}
          label={t('identity.fullName')}
          hint={t('identity.fullNameHint')}
          error={words('fullName')}
          autoComplete="name"
          maxLength={100}
        />
        <TextField
          {...bind('email')}
          label={t('identity.email')}
          error={words('email')}
          type="email"
          autoComplete="email"
          maxLength={254}
        />
        <TextField
          {...bind('contractNo')}
          label={t('identity.contractNo')}
          hint={t('identity.contractNoHint')}
          autoComplete="off"
          maxLength={40}
        />
        <Agree
          agreed={fields.agreed}
          problem={words('agreed')}
          onAgreed={(agreed) => setFields({ ...fields, agreed })}
        />
        <Button type="submit" full loading={request.pending} disabled={!online}>
          {t('identity.getCode')}
        </Button>
      </form>
      <RequestState request={request} />
    </>
  )
}

type AgreeProps = {
  readonly agreed: boolean
  readonly problem: string | undefined
  readonly onAgreed: (agreed: boolean) => void
}

function Agree({ agreed, problem, onAgreed }: AgreeProps) {
  const { t } = useWords()
  return (
    <div>
      <Checkbox
        id={fieldId('agreed')}
        label={t('identity.agreeTerms')}
        hint={problem && <span className={styles.refused}>{problem}</span>}
        checked={agreed}
        aria-invalid={problem ? true : undefined}
        onChecked={onAgreed}
      />
      <LegalLinks />
    </div>
  )
}
