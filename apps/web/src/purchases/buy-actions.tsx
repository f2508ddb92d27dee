import { useState } from 'react'
import { useSearch } from 'wouter'
import type { VasPackage } from '#contracts/packages.ts'
import { Button } from '#ui/button/button.tsx'
import { GiftIcon } from '#ui/icons/gift.tsx'
import { Notice } from '#ui/notice/notice.tsx'
import { navigate, replaceSearch } from '../navigation/hash-location.ts'
import { later, Nothing } from '../page/later.tsx'
import { pathOf } from '../navigation/paths.ts'
import { useWords } from '../i18n/use-words.ts'
import { useSession } from '../session/session-store.ts'
import type { BuySheetProps } from './buy-sheet.tsx'
import { hasOpenPurchase } from './has-open-purchase.ts'
import { signInFor, signInToBuy, WANTED } from './sign-in-to-buy.ts'

const BuySheet = later<BuySheetProps>(async () => (await import('./buy-sheet.tsx')).BuySheet, Nothing)

/** Buy or give. After a sign-in the visitor returns here. */
export function BuyActions({ vasPackage }: { readonly vasPackage: VasPackage }) {
  const { t } = useWords()
  const signedIn = useSession().state === 'signedIn'
  const wanted = new URLSearchParams(useSearch()).has(WANTED)
  // Reopens what an earlier page started here and nobody has finished.
  const [pressed, setPressed] = useState(() => hasOpenPurchase(vasPackage.id))
  const open = signedIn && (pressed || wanted)
  const [used, setUsed] = useState(open)
  if (open && !used) setUsed(true)
  const { id } = vasPackage

  function give() {
    const path = pathOf('mobileServicesGift', { id })
    if (signedIn) navigate(path)
    else signInFor(path)
  }
  function close() {
    setPressed(false)
    if (wanted) replaceSearch('')
  }
  if (!vasPackage.registerable) return null
  return (
    <>
      <Button full onClick={() => (signedIn ? setPressed(true) : signInToBuy(id))}>
        {t('purchases.buy')}
      </Button>
      {vasPackage.giftable && (
        <Button full variant="secondary" icon={GiftIcon} onClick={give}>
          {t('gifts.give')}
        </Button>
      )}
      {used && !open && hasOpenPurchase(id) && (
        <Notice
          tone="info"
          actions={
            <Button size="small" onClick={() => setPressed(true)}>
              {t('purchases.goOn')}
            </Button>
          }
        >
          {t('purchases.stillOpen')}
        </Notice>
      )}
      {used && <BuySheet key={id} vasPackage={vasPackage} open={open} onClose={close} />}
    </>
  )
}
