import { CALL_SLOTS, TICKET_CONTACT_WAYS } from '#contracts/tickets.ts'
import { Select } from '#ui/select/select.tsx'
import { useWords } from '../../i18n/use-words.ts'
import type { ReportForm } from './use-report.ts'
import styles from './report.module.css'

/** How to answer the reporter; a call needs a time, tomorrow at the earliest. */
export function ReachFields({ form: { fields, change } }: { readonly form: ReportForm }) {
  const { t } = useWords()
  return (
    <div className={styles.reach}>
      <Select
        label={t('tickets.reach')}
        value={fields.contactBy}
        onValue={(next) => change({ contactBy: TICKET_CONTACT_WAYS.find((one) => one === next) ?? 'SMS' })}
        options={TICKET_CONTACT_WAYS.map((one) => ({ value: one, label: t(`tickets.reach.${one}`) }))}
      />
      {fields.contactBy === 'CALL' && (
        <Select
          label={t('tickets.when')}
          value={fields.slot}
          onValue={(next) => change({ slot: CALL_SLOTS.find((one) => one === next) ?? 'AM' })}
          options={CALL_SLOTS.map((one) => ({ value: one, label: t(`tickets.slot.${one}`) }))}
        />
      )}
    </div>
  )
}
