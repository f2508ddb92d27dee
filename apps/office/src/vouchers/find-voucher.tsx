import { findStaffVoucher, listMerchants, type StaffVoucher } from '#contracts/staff/vouchers.ts'
import { useId, useState, type FormEvent } from 'react'
import { useChange } from '../api/use-change.ts'
import { useRead } from '../api/use-read.ts'
import { useWords } from '../i18n/use-words.ts'
import { Act } from '../parts/act.tsx'
import { Refused } from '../parts/refused.tsx'
import { FoundVoucher } from './found-voucher.tsx'
import { inLang } from './in-lang.ts'
import styles from './vouchers.module.css'

const ID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i

/** One that a member has, by the code that the outlet reads aloud, or by its id. Both travel in the body only. */
export function FindVoucher() {
  const words = useWords()
  const [merchant, text] = [useId(), useId()]
  const { data: merchants = [] } = useRead(listMerchants)
  const [merchantId, setMerchantId] = useState('')
  const [typed, setTyped] = useState('')
  const [found, setFound] = useState<StaffVoucher | null>(null)
  const { run, busy, refusal } = useChange(findStaffVoucher)
  const asked = typed.trim()
  const isId = ID.test(asked)
  const find = async (event: FormEvent) => {
    event.preventDefault()
    setFound(null)
    setFound(await run({ body: isId ? { id: asked } : { merchantId, code: asked } }))
  }
  return (
    <>
      <form className={styles.find} onSubmit={(event) => void find(event)}>
        <span>
          <label htmlFor={merchant}>{words('vouchers.merchant')}</label>
          <select id={merchant} value={merchantId} onChange={({ target }) => setMerchantId(target.value)}>
            <option value="">{words('vouchers.choose')}</option>
            {merchants.map(({ merchantId: id, name, nameMm }) => (
              <option key={id} value={id}>
                {inLang(name, nameMm)}
              </option>
            ))}
          </select>
        </span>
        <span>
          <label htmlFor={text}>{words('vouchers.codeOrId')}</label>
          <input
            id={text}
            value={typed}
            maxLength={40}
            autoComplete="off"
            spellCheck={false}
            onChange={({ target }) => setTyped(target.value)}
          />
        </span>
        <Act look="main" submits disabled={busy || asked.length < 4 || (!isId && merchantId === '')}>
          {words('vouchers.find')}
        </Act>
      </form>
      <Refused refusal={refusal} />
      {found ? (
        <FoundVoucher voucher={found} onChanged={setFound} />
      ) : (
        <p className="soft">{words('vouchers.findHint')}</p>
      )}
    </>
  )
}
