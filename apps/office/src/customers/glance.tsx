import { formatDate, formatKyat, formatMegabytes } from '#language/formats.ts'
import { Weave } from '#ui/weave/weave.tsx'
import { currentLang } from '../i18n/lang.ts'
import { useName } from '../i18n/use-name.ts'
import { useWords } from '../i18n/use-words.ts'
import { Facts } from '../parts/facts.tsx'
import { Row } from '../parts/row.tsx'
import { Tag } from '../parts/tag.tsx'
import type { CustomerRecord } from './customer-record.ts'
import { RecordActs } from './record-acts.tsx'
import { ShowNumber } from './show-number.tsx'
import styles from './record.module.css'

export const Glance = ({ record }: { record: CustomerRecord }) => (
  <div className={styles.glance}>
    <Balance record={record} />
    <Identity record={record} />
    <RecordActs record={record} />
  </div>
)

function Balance({ record: { balance, unsure } }: { record: CustomerRecord }) {
  const words = useWords()
  const lang = currentLang()
  const waiting = unsure.reduce((sum, { amountKyat }) => sum + amountKyat, 0)
  return (
    <section className={styles.balance} aria-label={words('record.balance')}>
      <Weave />
      <span>{words('record.balance')}</span>
      <b className="num">{balance ? formatKyat(balance.main, lang) : words('record.noBalance')}</b>
      <span>
        {waiting > 0
          ? words('record.unsureSum', { kyat: formatKyat(waiting, lang) })
          : balance
            ? words('record.dataLeft', { data: formatMegabytes(balance.dataMb), minutes: balance.voiceMin })
            : null}
      </span>
    </section>
  )
}

function Identity({ record }: { record: CustomerRecord }) {
  const words = useWords()
  const name = useName()
  const lang = currentLang()
  const { line, account, locks, nrc } = record
  const day = (moment: string | null) => (moment ? formatDate(moment, lang) : null)
  return (
    <div className={styles.facts}>
      <Facts
        columns={2}
        facts={[
          [words('record.line'), name('lineState', line.state)],
          [words('table.number'), <ShowNumber key="number" record={record} />],
          [words('record.nrc'), nrc ?? words('record.unknown')],
          [words('record.validUntil'), day(line.validUntil)],
          [words('record.sim'), day(line.simChangedAt)],
          [words('record.frozen'), day(line.frozenUntil)],
          [
            words('record.account'),
            account
              ? words('record.accountIs', {
                  since: formatDate(account.since, lang),
                  passkeys: account.passkeys,
                  devices: account.devices,
                })
              : words('record.noAccount'),
          ],
          [
            words('record.codes'),
            locks.codesOff || locks.lockedUntil ? (
              <Row key="codes">
                <Tag tone="bad">{words(locks.codesOff ? 'record.codesOff' : 'record.codesLocked')}</Tag>
                {words('record.failures', { count: locks.failures24h })}
              </Row>
            ) : (
              words('record.codesWell')
            ),
          ],
          [words('record.reasonWas'), name('recordReason', record.reason)],
        ]}
      />
    </div>
  )
}
