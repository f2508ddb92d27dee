import type { IdDocument } from '#contracts/fibre-orders.ts'
import { LockIcon } from '#ui/icons/lock.tsx'
import { Notice } from '#ui/notice/notice.tsx'
import { Select } from '#ui/select/select.tsx'
import { TextField } from '#ui/text-field/text-field.tsx'
import { useWords } from '../../../i18n/use-words.ts'
import { fieldId } from './check-draft.ts'
import { hasUnknownTownship, ID_KINDS, type IdTyped, NRC_STATES, NRC_TYPES } from './id-typed.ts'
import form from '../form.module.css'
import styles from './order.module.css'

type Props = {
  readonly id: IdTyped
  readonly onId: (id: IdTyped) => void
  readonly wrong: (name: string) => string | undefined
}

/** The number of one document; nothing of it stays on the phone. */
export function IdFields({ id, onId, wrong }: Props) {
  const { t } = useWords()
  const put = (part: Partial<IdTyped>) => onId({ ...id, ...part })
  return (
    <fieldset className={form.group}>
      <legend>{t('fibre.id.title')}</legend>
      <div className={form.section}>
        <Select
          label={t('fibre.id.kind')}
          value={id.kind}
          onValue={(kind) => put({ kind: kind as IdDocument['kind'] })}
          options={ID_KINDS.map((kind) => ({ value: kind, label: t(`fibre.id.${kind}`) }))}
        />
        {id.kind === 'NRC' && <Nrc id={id} put={put} wrong={wrong} />}
        {hasUnknownTownship(id) && (
          <Notice tone="warning" announce="polite">
            {t('fibre.id.unknownTownship')}
          </Notice>
        )}
        {id.kind === 'PASSPORT' && (
          <TextField
            id={fieldId('passport')}
            label={t('fibre.id.passportNo')}
            error={wrong('passport')}
            value={id.passport}
            autoComplete="off"
            autoCapitalize="characters"
            spellCheck={false}
            maxLength={20}
            onValue={(passport) => put({ passport })}
          />
        )}
        {id.kind === 'E_ID' && (
          <TextField
            id={fieldId('eId')}
            label={t('fibre.id.eIdNo')}
            hint={t('fibre.id.eIdHint')}
            error={wrong('eId')}
            value={id.eId}
            inputMode="numeric"
            autoComplete="off"
            maxLength={16}
            onValue={(eId) => put({ eId })}
          />
        )}
        <p className={styles.note}>
          <LockIcon size={20} />
          {t('fibre.id.note')}
        </p>
      </div>
    </fieldset>
  )
}

type NrcProps = Omit<Props, 'onId'> & { readonly put: (part: Partial<IdTyped>) => void }

function Nrc({ id, put, wrong }: NrcProps) {
  const { t, lang } = useWords()
  return (
    <div className={styles.nrc}>
      <Select
        id={fieldId('state')}
        label={t('fibre.id.state')}
        error={wrong('state')}
        value={id.state}
        placeholder="–"
        onValue={(state) => put({ state })}
        options={NRC_STATES.map((state) => ({ value: state, label: `${state} /` }))}
      />
      <TextField
        id={fieldId('township')}
        label={t('fibre.id.township')}
        error={wrong('township')}
        value={id.township}
        placeholder={lang === 'my' ? 'ဥကမ' : 'OUKAMA'}
        autoComplete="off"
        autoCapitalize="characters"
        spellCheck={false}
        maxLength={12}
        onValue={(township) => put({ township })}
      />
      <Select
        label={t('fibre.id.type')}
        value={id.type}
        onValue={(type) => put({ type: type as IdTyped['type'] })}
        options={Object.entries(NRC_TYPES).map(([value, burmese]) => ({
          value,
          label: lang === 'my' ? `(${burmese})` : `(${value})`,
        }))}
      />
      <TextField
        id={fieldId('digits')}
        label={t('fibre.id.digits')}
        error={wrong('digits')}
        value={id.digits}
        placeholder="123456"
        inputMode="numeric"
        autoComplete="off"
        maxLength={6}
        onValue={(digits) => put({ digits })}
      />
    </div>
  )
}
