import { listMerchants, setMerchantPin } from '#contracts/staff/vouchers.ts'
import type { ResultOf } from '#contracts/call.ts'
import { useState } from 'react'
import { useRead } from '../api/use-read.ts'
import { Ask } from '../ask/ask.tsx'
import { Grounds } from '../ask/fields.tsx'
import { useAsk } from '../ask/use-ask.ts'
import { useMay } from '../auth/use-roles.ts'
import { useWords } from '../i18n/use-words.ts'
import { QueueTable, type Column } from '../lists/queue-table.tsx'
import { wholeList } from '../lists/whole-list.ts'
import { Act } from '../parts/act.tsx'
import { Moment } from '../parts/moment.tsx'
import { Note } from '../parts/note.tsx'
import { Tag } from '../parts/tag.tsx'
import { inLang } from './in-lang.ts'
import styles from './vouchers.module.css'

type Merchant = ResultOf<typeof listMerchants>[number]
type NewPin = { readonly name: string; readonly pin: string }

const nameOf = ({ name, nameMm }: Merchant): string => inLang(name, nameMm)

/** Merchants with vouchers. A new PIN is shown here once, to be passed on to the merchant. */
export function Merchants() {
  const words = useWords()
  const may = useMay()
  const pages = wholeList(useRead(listMerchants))
  const ask = useAsk<Merchant, typeof setMerchantPin>(setMerchantPin)
  const [made, setMade] = useState<NewPin | null>(null)
  const { about } = ask
  const columns: readonly Column<Merchant>[] = [
    { head: 'vouchers.merchant', cell: (row) => <b>{nameOf(row)}</b> },
    {
      head: 'vouchers.offers',
      align: 'end',
      cell: ({ vouchers }) => <span className="num">{vouchers}</span>,
    },
    {
      head: 'vouchers.pinSince',
      cell: ({ pinSetAt }) =>
        pinSetAt ? <Moment at={pinSetAt} /> : <Tag tone="warn">{words('vouchers.noPin')}</Tag>,
    },
    {
      head: null,
      align: 'end',
      cell: (row) =>
        may(setMerchantPin) ? <Act onClick={() => ask.open(row)}>{words('vouchers.newPin')}</Act> : null,
    },
  ]
  const send = async (merchant: Merchant, why: string) => {
    setMade(null)
    const params = { merchantId: merchant.merchantId }
    const done = await ask.send({ params, body: { why } }, () => words('vouchers.pinMade'))
    if (done) setMade({ name: nameOf(merchant), pin: done.pin })
  }
  return (
    <>
      <Pin made={made} onClose={() => setMade(null)} />
      <QueueTable
        label="vouchers.view.MERCHANTS"
        pages={pages}
        columns={columns}
        idOf={({ merchantId }) => merchantId}
        empty="vouchers.noMerchants"
      />
      {about ? (
        <Ask
          title={words('vouchers.newPinFor', { name: nameOf(about) })}
          act={words('vouchers.newPin')}
          busy={ask.busy}
          refusal={ask.refusal}
          onClose={ask.close}
          onAct={({ why }) => void send(about, String(why))}
        >
          <Note>{words('vouchers.newPinRule')}</Note>
          <Grounds evidence={false} />
        </Ask>
      ) : null}
    </>
  )
}

function Pin({ made, onClose }: { made: NewPin | null; onClose(): void }) {
  const words = useWords()
  if (!made) return null
  return (
    <div role="status" className={styles.said}>
      <p>{words('vouchers.pinIs', { name: made.name })}</p>
      <p className={styles.pin}>
        <output className="num">{made.pin}</output>
      </p>
      <p>{words('vouchers.pinOnce')}</p>
      <Act onClick={onClose}>{words('ask.close')}</Act>
    </div>
  )
}
