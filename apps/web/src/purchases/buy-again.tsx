import { useState } from 'react'
import type { VasPackage } from '#contracts/packages.ts'
import { formatKyat } from '#language/formats.ts'
import { Button } from '#ui/button/button.tsx'
import { BoltIcon } from '#ui/icons/bolt.tsx'
import { payNow } from '../catalogue/worth.ts'
import { useWords } from '../i18n/use-words.ts'
import { later, Nothing } from '../page/later.tsx'
import type { BuySheetProps } from './buy-sheet.tsx'

const BuySheet = later<BuySheetProps>(async () => (await import('./buy-sheet.tsx')).BuySheet, Nothing)

type Props = {
  readonly vasPackage: VasPackage
  /** `price`: beside the package it is of. `words`: it says what it does, with the price. */
  readonly says: 'price' | 'words'
}

/** One tap to what was bought before: the sheet says all of it once more, and the next tap buys. */
export function BuyAgain({ vasPackage, says }: Props) {
  const { t, lang, pick } = useWords()
  const [open, setOpen] = useState(false)
  const [used, setUsed] = useState(false)
  if (!vasPackage.registerable) return null
  const price = formatKyat(payNow(vasPackage), lang)
  const name = pick(vasPackage.name, vasPackage.nameMm).text
  return (
    <>
      <Button
        full
        {...(says === 'price'
          ? {
              variant: 'secondary',
              icon: BoltIcon,
              'aria-label': `${t('account.buyAgain')}: ${name}, ${price}`,
            }
          : {})}
        aria-haspopup="dialog"
        onClick={() => {
          setUsed(true)
          setOpen(true)
        }}
      >
        {says === 'price' ? price : `${t('account.buyAgain')} · ${price}`}
      </Button>
      {used && <BuySheet vasPackage={vasPackage} open={open} onClose={() => setOpen(false)} />}
    </>
  )
}
