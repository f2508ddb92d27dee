import { type FormEvent, useState } from 'react'
import { useMutation } from '@tanstack/react-query'
import { giveConsent, type SessionView } from '#contracts/identity.ts'
import { Button } from '#ui/button/button.tsx'
import { Checkbox } from '#ui/checkbox/checkbox.tsx'
import { TextField } from '#ui/text-field/text-field.tsx'
import { callApi } from '../../api/call-api.ts'
import { useWords } from '../../i18n/use-words.ts'
import { LegalLinks } from './legal-links.tsx'
import { Problem } from '../../codes/problem.tsx'
import { revokeToken } from '../../api/revoke-token.ts'
import styles from './log-in-page.module.css'

type Props = {
  readonly opened: SessionView
  readonly onAgreed: (username: string) => Promise<void>
  readonly onDisagreed: () => void
}

const SHORTEST_NAME = 2

/** Asked once, and again when the terms change. Offers by SMS are off by default. */
export function ConsentStep({ opened, onAgreed, onDisagreed }: Props) {
  const { t } = useWords()
  const [name, setName] = useState('')
  const [marketing, setMarketing] = useState(false)
  const version = opened.consentVersionNeeded ?? ''
  const displayName = name.trim()
  const short = displayName.length > 0 && displayName.length < SHORTEST_NAME

  const agree = useMutation({
    networkMode: 'always',
    mutationFn: async () => {
      const body = { version, marketing, ...(displayName ? { displayName } : {}) }
      const { result } = await callApi(giveConsent, { body, token: opened.token })
      await onAgreed(result.username)
    },
  })
  function submit(event: FormEvent) {
    event.preventDefault()
    if (!short && !agree.isPending) agree.mutate()
  }
  function disagree() {
    revokeToken(opened.token).catch(() => undefined)
    onDisagreed()
  }

  return (
    <form noValidate className={styles.form} onSubmit={submit} aria-label={t('identity.consentTitle')}>
      <p>{t('identity.consentLead', { version })}</p>
      <LegalLinks />
      <TextField
        label={t('identity.displayName')}
        hint={t('identity.displayNameHint')}
        error={short ? t('identity.displayNameWrong') : undefined}
        autoComplete="nickname"
        maxLength={40}
        value={name}
        onValue={setName}
      />
      <Checkbox
        label={t('identity.marketing')}
        hint={t('identity.marketingHint')}
        checked={marketing}
        onChecked={setMarketing}
      />
      <Problem error={agree.error} />
      <Button type="submit" full loading={agree.isPending}>
        {t('identity.agree')}
      </Button>
      <Button variant="quiet" full onClick={disagree}>
        {t('identity.disagree')}
      </Button>
    </form>
  )
}
