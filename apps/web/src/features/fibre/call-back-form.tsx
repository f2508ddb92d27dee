import { Button } from '#ui/button/button.tsx'
import { Checkbox } from '#ui/checkbox/checkbox.tsx'
import { Notice } from '#ui/notice/notice.tsx'
import { Select } from '#ui/select/select.tsx'
import { TelField } from '#ui/tel-field/tel-field.tsx'
import { TextField } from '#ui/text-field/text-field.tsx'
import { RequestState } from '../../codes/request-state.tsx'
import { useOnline } from '../../codes/use-online.ts'
import { useWords } from '../../i18n/use-words.ts'
import { PlaceFields } from '../../places/place-fields.tsx'
import { CONTACTS, type Lead, useCallBack } from './use-call-back.ts'
import styles from './form.module.css'

export type CallBackFormProps = {
  readonly packageId: string | undefined
  readonly onClose: () => void
}

/** A name, a number and a place; the answer is a reference to name on the phone. */
export function CallBackForm({ packageId, onClose }: CallBackFormProps) {
  const { t } = useWords()
  const online = useOnline()
  const form = useCallBack(packageId)
  if (form.lead) return <Taken lead={form.lead} onClose={onClose} />
  return (
    <form noValidate className={styles.section} onSubmit={form.submit} aria-label={t('fibre.callBack.title')}>
      <p>{t('fibre.callBack.lead')}</p>
      {!form.choice.answer && <PlaceFields choice={form.choice} />}
      {form.isWrong('place') && <Notice tone="warning">{t('fibre.wrong.place')}</Notice>}
      <Who form={form} />
      {form.isWrong('agreed') && <Notice tone="warning">{t('fibre.callBack.agreeFirst')}</Notice>}
      <Button type="submit" full loading={form.request.pending} disabled={!online}>
        {t('fibre.callBack.send')}
      </Button>
      <RequestState request={form.request} />
    </form>
  )
}

function Who({ form }: { readonly form: ReturnType<typeof useCallBack> }) {
  const { t } = useWords()
  const { fields, change, isWrong } = form
  return (
    <>
      <TextField
        label={t('fibre.order.fullName')}
        error={isWrong('fullName') ? t('fibre.wrong.fullName') : undefined}
        value={fields.fullName}
        autoComplete="name"
        maxLength={100}
        onValue={(fullName) => change({ fullName })}
      />
      <TelField
        label={t('fibre.order.phone')}
        error={isWrong('phone') ? t('identity.phoneWrong') : undefined}
        value={fields.phone}
        autoComplete="tel-national"
        maxLength={40}
        onValue={(phone) => change({ phone })}
      />
      <Select
        label={t('fibre.callBack.by')}
        value={fields.by}
        onValue={(next) => change({ by: CONTACTS.find((one) => one === next) ?? 'CALL' })}
        options={CONTACTS.map((one) => ({ value: one, label: t(`fibre.callBack.${one}`) }))}
      />
      <Checkbox
        label={t('fibre.callBack.agree')}
        checked={fields.agreed}
        onChecked={(agreed) => change({ agreed })}
      />
    </>
  )
}

function Taken({ lead, onClose }: { readonly lead: Lead; readonly onClose: () => void }) {
  const { t } = useWords()
  return (
    <div className={styles.section}>
      <Notice tone="success" announce="polite" title={t('fibre.callBack.taken')}>
        {t('fibre.callBack.takenText', { reference: lead.reference })}
      </Notice>
      <Button full onClick={onClose}>
        {t('proof.close')}
      </Button>
    </div>
  )
}
