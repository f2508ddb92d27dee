import type { LeadProduct } from '#contracts/lead-fields.ts'
import { CALL_TIMES } from '#contracts/call-times.ts'
import { formatDateTime } from '#language/formats.ts'
import { Button } from '#ui/button/button.tsx'
import { Checkbox } from '#ui/checkbox/checkbox.tsx'
import { Notice } from '#ui/notice/notice.tsx'
import { Outcome } from '#ui/outcome/outcome.tsx'
import { Section } from '#ui/section/section.tsx'
import { Select } from '#ui/select/select.tsx'
import { TextArea } from '#ui/text-area/text-area.tsx'
import { RequestState } from '../../codes/request-state.tsx'
import { useOnline } from '../../codes/use-online.ts'
import { FormFields } from '../../forms/form-fields.tsx'
import { useProblemWords } from '../../forms/use-problem-words.ts'
import { useWords } from '../../i18n/use-words.ts'
import { PlaceFields } from '../../places/place-fields.tsx'
import { useLeadQuestions } from './lead-questions.ts'
import { LeadWho } from './lead-who.tsx'
import { useLead, type LeadState } from './use-lead.ts'
import styles from './lead-form.module.css'

/** Who asks, what the product has to know, and one press; the answer is a reference and a time. */
export function LeadForm({ product }: { readonly product: LeadProduct }) {
  const { t } = useWords()
  const online = useOnline()
  const lead = useLead(product)
  if (lead.sent) return <Sent lead={lead} />
  return (
    <Section title={t('leads.title')} lead={t('leads.lead')}>
      <form noValidate className={styles.form} onSubmit={lead.submit} aria-label={t('leads.title')}>
        <LeadWho lead={lead} />
        <Questions product={product} lead={lead} />
        <PlaceFields choice={lead.choice} />
        <TextArea
          id="lead-need"
          label={t('leads.need')}
          value={lead.fields.need}
          error={lead.isWrong('need') ? t('leads.wrong.need') : undefined}
          onValue={(need) => lead.change({ need })}
        />
        <Select
          label={t('leads.callTime')}
          value={lead.fields.callTime}
          onValue={(next) => lead.change({ callTime: CALL_TIMES.find((one) => one === next) ?? 'ANY' })}
          options={CALL_TIMES.map((one) => ({ value: one, label: t(`leads.time.${one}`) }))}
        />
        <Checkbox
          label={t('leads.agree')}
          checked={lead.fields.agreed}
          onChecked={(agreed) => lead.change({ agreed })}
        />
        {lead.isWrong('agreed') && <Notice tone="warning">{t('leads.agreeFirst')}</Notice>}
        <Button type="submit" full loading={lead.request.pending} disabled={!online}>
          {t('leads.send')}
        </Button>
        <RequestState request={lead.request} />
      </form>
    </Section>
  )
}

function Questions({ product, lead }: { readonly product: LeadProduct; readonly lead: LeadState }) {
  const questions = useLeadQuestions(product)
  const problemOf = useProblemWords()
  const { detail } = lead.fields
  return (
    <FormFields
      fields={questions}
      answers={detail}
      errorOf={(field) => (lead.tried ? problemOf(field, detail[field.key]) : undefined)}
      idOf={(key) => `lead-${key}`}
      onAnswer={(key, value) => lead.change({ detail: { ...detail, [key]: value } })}
    />
  )
}

function Sent({ lead }: { readonly lead: LeadState }) {
  const { t, lang } = useWords()
  if (!lead.sent) return null
  const { reference, isNew, callBy } = lead.sent
  return (
    <div className={styles.form}>
      <Outcome tone="done" title={t('leads.sentTitle')} takesFocus="always">
        <p>
          {t(isNew ? 'leads.sentText' : 'leads.joinedText', {
            reference,
            time: formatDateTime(callBy, lang),
          })}
        </p>
      </Outcome>
      <Button variant="secondary" onClick={lead.again}>
        {t('leads.another')}
      </Button>
    </div>
  )
}
