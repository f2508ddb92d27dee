import { useState } from 'react'
import { createFtthCustomer } from '#contracts/fibre-orders.ts'
import { Button } from '#ui/button/button.tsx'
import { Select } from '#ui/select/select.tsx'
import { callApi } from '../../api/call-api.ts'
import { CallBackForm as Form, Where } from '../../call-backs/call-back-form.tsx'
import { useCallBack } from '../../call-backs/use-call-back.ts'
import { useWords } from '../../i18n/use-words.ts'
import styles from './form.module.css'

export type CallBackFormProps = {
  readonly packageId: string | undefined
  readonly onClose: () => void
}

const CONTACTS = ['CALL', 'SMS', 'VIBER'] as const

/** A request to be called about fibre; asks for the place only where it is unknown. */
export function CallBackForm({ packageId, onClose }: CallBackFormProps) {
  const { t } = useWords()
  const [by, setBy] = useState<(typeof CONTACTS)[number]>('CALL')
  const form = useCallBack('ward', async (asked, captchaToken) => {
    const body = { ...asked, ...(packageId && { packageId }), preferredContact: by, captchaToken }
    return (await callApi(createFtthCustomer, { body })).result
  })
  return (
    <div className={styles.section}>
      {!form.taken && <p>{t('fibre.callBack.lead')}</p>}
      <Form
        form={form}
        where={!form.place && <Where form={form} upTo="ward" missing={t('fibre.wrong.place')} />}
        after={
          <Button full onClick={onClose}>
            {t('proof.close')}
          </Button>
        }
      >
        <Select
          label={t('fibre.callBack.by')}
          value={by}
          onValue={(next) => setBy(CONTACTS.find((one) => one === next) ?? 'CALL')}
          options={CONTACTS.map((one) => ({ value: one, label: t(`fibre.callBack.${one}`) }))}
        />
      </Form>
    </div>
  )
}
