import type { ReactNode } from 'react'
import { Button } from '#ui/button/button.tsx'
import { Checkbox } from '#ui/checkbox/checkbox.tsx'
import { Notice } from '#ui/notice/notice.tsx'
import { Outcome } from '#ui/outcome/outcome.tsx'
import { TelField } from '#ui/tel-field/tel-field.tsx'
import { TextField } from '#ui/text-field/text-field.tsx'
import { RequestState } from '../codes/request-state.tsx'
import { useOnline } from '../codes/use-online.ts'
import { useWords } from '../i18n/use-words.ts'
import { PlaceFields } from '../places/place-fields.tsx'
import type { CallBackState } from './use-call-back.ts'
import styles from './call-back-form.module.css'

type Props = {
  readonly form: CallBackState
  /** The field for the place; null where the place is known already. */
  readonly where: ReactNode
  /** Questions for this subject only. */
  readonly children: ReactNode
  /** Shown below the reference. */
  readonly after?: ReactNode
}

/** Name, number and place; the answer is a reference to quote on the phone. */
export function CallBackForm({ form, where, children, after }: Props) {
  const { t } = useWords()
  const online = useOnline()
  if (form.taken) return <Taken reference={form.taken.reference}>{after}</Taken>
  return (
    <form noValidate className={styles.form} onSubmit={form.submit} aria-label={t('call-backs.title')}>
      {where}
      <Who form={form} />
      {children}
      <Checkbox
        label={t('call-backs.agree')}
        checked={form.fields.agreed}
        onChecked={(agreed) => form.change({ agreed })}
      />
      {form.isWrong('agreed') && <Notice tone="warning">{t('call-backs.agreeFirst')}</Notice>}
      <Button type="submit" full loading={form.request.pending} disabled={!online}>
        {t('call-backs.send')}
      </Button>
      <RequestState request={form.request} />
    </form>
  )
}

type WhereProps = {
  readonly form: CallBackState
  readonly upTo: 'township' | 'ward'
  /** Shown when nothing was chosen. */
  readonly missing: string
}

export function Where({ form, upTo, missing }: WhereProps) {
  return (
    <>
      <PlaceFields choice={form.choice} upTo={upTo} />
      {form.isWrong('place') && <Notice tone="warning">{missing}</Notice>}
    </>
  )
}

function Who({ form: { fields, change, isWrong } }: { readonly form: CallBackState }) {
  const { t } = useWords()
  return (
    <>
      <TextField
        label={t('call-backs.fullName')}
        error={isWrong('fullName') ? t('call-backs.wrong.fullName') : undefined}
        value={fields.fullName}
        autoComplete="name"
        maxLength={100}
        onValue={(fullName) => change({ fullName })}
      />
      <TelField
        label={t('call-backs.phone')}
        hint={t('call-backs.phoneHint')}
        error={isWrong('phone') ? t('identity.phoneWrong') : undefined}
        value={fields.phone}
        autoComplete="tel-national"
        maxLength={40}
        onValue={(phone) => change({ phone })}
      />
    </>
  )
}

function Taken({ reference, children }: { readonly reference: string; readonly children: ReactNode }) {
  const { t } = useWords()
  return (
    <div className={styles.form}>
      <Outcome tone="done" title={t('call-backs.taken')} takesFocus="always">
        <p>{t('call-backs.takenText', { reference })}</p>
      </Outcome>
      {children}
    </div>
  )
}
