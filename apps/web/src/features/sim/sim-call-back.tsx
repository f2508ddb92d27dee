import { useState } from 'react'
import { askForCall } from '#contracts/call-backs.ts'
import { CALL_TIMES, type CallTime } from '#contracts/call-times.ts'
import { PageWidth } from '#ui/layout/layout.tsx'
import { Section } from '#ui/section/section.tsx'
import { Select } from '#ui/select/select.tsx'
import { callApi } from '../../api/call-api.ts'
import { CallBackForm, Where } from '../../call-backs/call-back-form.tsx'
import { useCallBack } from '../../call-backs/use-call-back.ts'
import { useWords } from '../../i18n/use-words.ts'
import styles from './order-sim-page.module.css'

/** A request to be called about a SIM, answered by somebody who knows which nearby shop has it. */
export function SimCallBack() {
  const { t } = useWords()
  const [callTime, setCallTime] = useState<CallTime>('ANY')
  const form = useCallBack('township', async (asked, captchaToken) => {
    const body = { ...asked, subject: 'SIM', callTime, captchaToken } as const
    return (await callApi(askForCall, { body })).result
  })
  return (
    <PageWidth narrow className={styles.part}>
      <Section
        id="call-me-back"
        title={t('call-backs.title')}
        {...(form.taken ? {} : { lead: t('sim.callLead') })}
      >
        <CallBackForm form={form} where={<Where form={form} upTo="township" missing={t('sim.wrongPlace')} />}>
          <Select
            label={t('call-backs.time')}
            value={callTime}
            onValue={(next) => setCallTime(CALL_TIMES.find((one) => one === next) ?? 'ANY')}
            options={CALL_TIMES.map((one) => ({ value: one, label: t(`call-backs.time.${one}`) }))}
          />
        </CallBackForm>
      </Section>
    </PageWidth>
  )
}
