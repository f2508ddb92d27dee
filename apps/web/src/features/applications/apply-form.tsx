import { displayMsisdn } from '#contracts/msisdn.ts'
import type { ApplicationType } from '#contracts/applications.ts'
import { Button, ButtonLink } from '#ui/button/button.tsx'
import { EmptyState } from '#ui/empty-state/empty-state.tsx'
import { WifiIcon } from '#ui/icons/wifi.tsx'
import { Notice } from '#ui/notice/notice.tsx'
import { Select } from '#ui/select/select.tsx'
import { TextField } from '#ui/text-field/text-field.tsx'
import { useFibreContracts } from '../../api/use-fibre-contracts.ts'
import { FormFields } from '../../forms/form-fields.tsx'
import { SendFailed } from '../../forms/send-failed.tsx'
import type { Writer } from '../../guest/use-writer.ts'
import { useWords } from '../../i18n/use-words.ts'
import { toHref } from '../../navigation/hash-location.ts'
import { pathOf } from '../../navigation/paths.ts'
import { Block } from '../../page/block.tsx'
import { RowsComing } from '../../skeletons/rows-coming.tsx'
import { CodeSheet } from '../../value/code-sheet.tsx'
import { specialField } from './special-field.tsx'
import { fieldId, useApply } from './use-apply.ts'
import styles from './applications.module.css'

type Props = { readonly type: ApplicationType; readonly writer: Writer }

/** For a line directly; for fibre one of the own contracts is chosen first. */
export function ApplyForm({ type, writer }: Props) {
  return type.service === 'mobile' ? (
    <Form type={type} writer={writer} contracts={[]} />
  ) : (
    <OfFibre type={type} writer={writer} />
  )
}

function OfFibre({ type, writer }: Props) {
  const { t } = useWords()
  const contracts = useFibreContracts()
  return (
    <Block query={contracts} skeleton={<RowsComing rows={3} />}>
      {({ contracts: all }) => {
        const open = all.filter(({ status }) => status !== 'TERMINATED' && status !== 'PENDING_INSTALL')
        return open.length === 0 ? (
          <EmptyState
            icon={WifiIcon}
            title={t('applications.noContract')}
            text={t('applications.noContractText')}
            actions={
              <ButtonLink href={toHref(pathOf('homeInternetPayment'))}>
                {t('applications.findContract')}
              </ButtonLink>
            }
          />
        ) : (
          <Form type={type} writer={writer} contracts={open.map(({ contractNo }) => contractNo)} />
        )
      }}
    </Block>
  )
}

type FormProps = Props & { readonly contracts: readonly string[] }

function Form({ type, writer, contracts }: FormProps) {
  const { t } = useWords()
  const form = useApply(type, writer, contracts)
  return (
    <>
      <form noValidate className={styles.form} onSubmit={form.submit} aria-label={t('applications.form')}>
        {contracts.length > 0 && (
          <Select
            id={fieldId('contract')}
            label={t('fibre.contract')}
            value={form.contractNo}
            options={contracts.map((value) => ({ value, label: value }))}
            onValue={form.setContractNo}
          />
        )}
        {type.code === 'SIM_REPLACE' && (
          <TextField
            id={fieldId('line')}
            label={t('applications.lostNumber')}
            hint={writer.guest || !form.isOwn ? t('applications.atShop') : undefined}
            error={form.wrongLine ? t('forms.FORMAT') : undefined}
            inputMode="tel"
            autoComplete="off"
            value={form.line}
            onValue={form.setLine}
          />
        )}
        {type.service === 'mobile' && type.code !== 'SIM_REPLACE' && writer.number && (
          <p className={styles.soft}>{t('applications.forLine', { number: displayMsisdn(writer.number) })}</p>
        )}
        <FormFields
          fields={type.formSchema}
          answers={form.answers}
          errorOf={form.errorOf}
          idOf={fieldId}
          onAnswer={form.answer}
          special={specialField(writer)}
        />
        {form.needsCode && <Notice>{t('applications.codeComes')}</Notice>}
        {!form.proving && <SendFailed error={form.send.error} />}
        <Button type="submit" full loading={form.send.isPending && !form.proving}>
          {t(form.needsCode ? 'applications.next' : 'applications.send')}
        </Button>
      </form>
      <CodeSheet
        open={form.proving}
        title={t('applications.prove')}
        code={form.code}
        error={form.send.error}
        pending={form.send.isPending}
        onCode={(otp, challengeId) => form.send.mutate({ otp, challengeId })}
        onClose={form.closeProof}
      >
        <p>{t(type.service === 'ftth' ? 'applications.proveFibre' : 'applications.proveLine')}</p>
      </CodeSheet>
    </>
  )
}
