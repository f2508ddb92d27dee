import type { TicketService } from '#contracts/tickets.ts'
import { displayMsisdn } from '#contracts/msisdn.ts'
import { Select } from '#ui/select/select.tsx'
import { TelField } from '#ui/tel-field/tel-field.tsx'
import { TextField } from '#ui/text-field/text-field.tsx'
import { useFibreContracts } from '../../api/use-fibre-contracts.ts'
import { useWords } from '../../i18n/use-words.ts'
import { fieldId } from './report-fields.ts'
import type { ReportForm } from './use-report.ts'

type Props = { readonly form: ReportForm; readonly service: TicketService }

/** Which number or contract it is about: the own one stands there already. */
export function AboutLine({ form, service }: Props) {
  return service === 'mobile' ? <Number form={form} /> : <Contract form={form} />
}

function Number({ form: { fields, wrong, change, writer } }: Pick<Props, 'form'>) {
  const { t } = useWords()
  return (
    <TelField
      id={fieldId('phone')}
      label={t('tickets.number')}
      hint={writer ? undefined : t('tickets.numberHint')}
      error={wrong['phone'] ? t('identity.phoneWrong') : undefined}
      value={fields.phone}
      placeholder={writer?.number ? displayMsisdn(writer.number) : undefined}
      autoComplete="tel-national"
      maxLength={40}
      onValue={(phone) => change({ phone })}
    />
  )
}

function Contract({ form: { fields, change } }: Pick<Props, 'form'>) {
  const { t } = useWords()
  const own = useFibreContracts().data?.contracts ?? []
  const common = {
    id: fieldId('contractNo'),
    label: t('tickets.contract'),
    value: fields.contractNo,
    onValue: (contractNo: string) => change({ contractNo }),
  }
  if (own.length === 0)
    return <TextField {...common} hint={t('tickets.contractHint')} autoComplete="off" maxLength={40} />
  return (
    <Select
      {...common}
      placeholder={t('tickets.anotherContract')}
      options={own.map(({ contractNo }) => ({ value: contractNo, label: contractNo }))}
    />
  )
}
