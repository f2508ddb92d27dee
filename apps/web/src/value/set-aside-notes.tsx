import { useEffect, useEffectEvent, useState } from 'react'
import type { SetAside } from '#contracts/account.ts'
import { formatTime } from '#language/formats.ts'
import { Button } from '#ui/button/button.tsx'
import { Notice } from '#ui/notice/notice.tsx'
import { useAccount, useRefreshOwn } from '../api/use-account.ts'
import { useSecondsLeft } from '../codes/use-seconds-left.ts'
import { useWords, type UsedWords } from '../i18n/use-words.ts'
import { amountText } from './amount-text.ts'
import { FreedNote } from './freed-note.tsx'
import { useCancel } from './use-cancel.ts'
import styles from './value.module.css'

/** Amounts reserved for a code, which no balance shows, each with a way to release it. */
export function SetAsideNotes({ except }: { readonly except?: string | undefined }) {
  const all = useAccount().data?.setAside ?? []
  const [freed, setFreed] = useState<string | null>(null)
  const shown = all.filter(({ moveId }) => moveId !== except)
  if (shown.length === 0 && freed === null) return null
  return (
    <div className={styles.stack}>
      {shown.map((one) => (
        <OneAside key={one.moveId} aside={one} onFreed={setFreed} />
      ))}
      {freed !== null && shown.length === 0 && <FreedNote amount={freed} />}
    </div>
  )
}

type Props = { readonly aside: SetAside; readonly onFreed: (amount: string) => void }

function OneAside({ aside, onFreed }: Props) {
  const words = useWords()
  const { t, lang } = words
  const refresh = useRefreshOwn()
  const left = useSecondsLeft(Date.parse(aside.until))
  const amount = aside.amounts.map((one) => amountText(one, lang, t)).join(' + ')
  const cancel = useCancel(
    () => onFreed(amount),
    () => undefined,
  )
  const over = left === 0
  const askAnew = useEffectEvent(() => void refresh())
  useEffect(() => {
    if (over) askAnew()
  }, [over])
  if (over) return null
  return (
    <Notice
      tone="info"
      title={titleOf(aside, amount, words)}
      actions={
        <Button
          size="small"
          variant="secondary"
          loading={cancel.pending}
          onClick={() => cancel.start(aside.moveId)}
        >
          {t('purchases.cancel')}
        </Button>
      }
    >
      {cancel.error && <p role="alert">{cancel.error.message || t('state.offlineText')}</p>}
    </Notice>
  )
}

/** `999 Ks set aside for a gift to 09691•••567 until 14:05`. */
function titleOf(aside: SetAside, amount: string, { t, pick }: UsedWords): string {
  const { kind, packageName, packageNameMm, counterparty } = aside
  const time = formatTime(aside.until)
  const number = counterparty ?? ''
  if (kind === 'exchange') return t('account.asideExchange', { amount, time })
  if (kind === 'gift') return t('account.asideGift', { amount, number, time })
  if (counterparty !== null) return t('account.asideShare', { amount, number, time })
  const name = packageName ? pick(packageName, packageNameMm).text : ''
  return t('account.asidePurchase', { amount, name, time })
}
