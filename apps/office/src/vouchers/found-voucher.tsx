import { markVoucherUsed, type StaffVoucher } from '#contracts/staff/vouchers.ts'
import type { MemberVoucherState } from '#contracts/vouchers.ts'
import { formatInteger } from '#language/formats.ts'
import { Ask } from '../ask/ask.tsx'
import { Grounds } from '../ask/fields.tsx'
import { useAsk } from '../ask/use-ask.ts'
import { useMay } from '../auth/use-roles.ts'
import { useWords } from '../i18n/use-words.ts'
import { Act } from '../parts/act.tsx'
import { Facts } from '../parts/facts.tsx'
import { Moment } from '../parts/moment.tsx'
import { Note } from '../parts/note.tsx'
import { Row } from '../parts/row.tsx'
import { Tag, type Tone } from '../parts/tag.tsx'
import { inLang } from './in-lang.ts'
import styles from './vouchers.module.css'

const TONES: Readonly<Record<MemberVoucherState, Tone>> = {
  RESERVED: 'plain',
  ISSUED: 'plain',
  REVEALED: 'warn',
  USED: 'ok',
  EXPIRED: 'plain',
  CANCELLED: 'plain',
}

type Props = { readonly voucher: StaffVoucher; onChanged(voucher: StaffVoucher): void }

/** A member's voucher without its code, and the one thing that staff do with it. */
export function FoundVoucher({ voucher, onChanged }: Props) {
  const words = useWords()
  const { title, titleMm, merchant, number, state, points, seats, issuedAt, endsAt, usedAt, triesLeft } =
    voucher
  const isLocked = state === 'REVEALED' && triesLeft === 0
  return (
    <>
      <Facts
        columns={2}
        facts={[
          [words('vouchers.title'), inLang(title, titleMm)],
          [words('vouchers.merchant'), inLang(merchant.name, merchant.nameMm)],
          [
            words('table.number'),
            <span key="number" className="num">
              {number}
            </span>,
          ],
          [
            words('table.state'),
            <Row key="state">
              <Tag tone={TONES[state]}>{words(`voucherState.${state}`)}</Tag>
              {isLocked ? <Tag tone="bad">{words('vouchers.locked')}</Tag> : null}
            </Row>,
          ],
          [
            words('vouchers.points'),
            <span key="points" className="num">
              {formatInteger(points)}
            </span>,
          ],
          [
            words('vouchers.seats'),
            seats > 1 ? (
              <span key="seats" className="num">
                {seats}
              </span>
            ) : null,
          ],
          [words('vouchers.issuedAt'), <Moment key="issued" at={issuedAt} />],
          [words('vouchers.endsAt'), <Moment key="ends" at={endsAt} />],
          [words('vouchers.usedAt'), usedAt ? <Moment key="used" at={usedAt} /> : null],
          [
            words('vouchers.tries'),
            state === 'REVEALED' ? (
              <span key="tries" className="num">
                {triesLeft}
              </span>
            ) : null,
          ],
        ]}
      />
      {state === 'REVEALED' ? <MarkUsed id={voucher.id} onChanged={onChanged} /> : null}
    </>
  )
}

function MarkUsed({ id, onChanged }: { id: string } & Pick<Props, 'onChanged'>) {
  const words = useWords()
  const may = useMay()
  const ask = useAsk<string, typeof markVoucherUsed>(markVoucherUsed)
  if (!may(markVoucherUsed)) return null
  const send = async (why: string) => {
    const done = await ask.send({ params: { id }, body: { why } }, () => words('vouchers.marked'))
    if (done) onChanged(done)
  }
  return (
    <>
      <div className={styles.below}>
        <Act look="main" onClick={() => ask.open(id)}>
          {words('vouchers.mark')}
        </Act>
      </div>
      {ask.about ? (
        <Ask
          title={words('vouchers.mark')}
          act={words('vouchers.mark')}
          busy={ask.busy}
          refusal={ask.refusal}
          onClose={ask.close}
          onAct={({ why }) => void send(String(why))}
        >
          <Note>{words('vouchers.markRule')}</Note>
          <Grounds evidence={false} />
        </Ask>
      ) : null}
    </>
  )
}
