import { useState } from 'react'
import type { VasPackage } from '#contracts/packages.ts'
import { formatKyat } from '#language/formats.ts'
import { Button } from '#ui/button/button.tsx'
import { payNow } from '../catalogue/worth.ts'
import { useWords } from '../i18n/use-words.ts'
import { later, Nothing } from '../page/later.tsx'
import { useSession } from '../session/session-store.ts'
import type { BuySheetProps } from './buy-sheet.tsx'
import { signInToBuy } from './sign-in-to-buy.ts'

const BuySheet = later<BuySheetProps>(async () => (await import('./buy-sheet.tsx')).BuySheet, Nothing)

/** The one thing to do with a card: its price is on it, the sheet says all of it once more, and the next tap buys. */
export function BuyButton({ vasPackage }: { readonly vasPackage: VasPackage }) {
  const { t, lang, pick } = useWords()
  const signedIn = useSession().state === 'signedIn'
  const [open, setOpen] = useState(false)
  const [used, setUsed] = useState(false)
  const name = pick(vasPackage.name, vasPackage.nameMm)

  function press() {
    if (!signedIn) return signInToBuy(vasPackage.id)
    setUsed(true)
    setOpen(true)
  }
  return (
    <>
      <Button full onClick={press}>
        {t('packages.buyAt', { amount: formatKyat(payNow(vasPackage), lang) })}
        <span className="visually-hidden" lang={name.lang}>
          {' '}
          {name.text}
        </span>
      </Button>
      {used && <BuySheet vasPackage={vasPackage} open={open} onClose={() => setOpen(false)} />}
    </>
  )
}
