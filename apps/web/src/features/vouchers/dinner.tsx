import { useState } from 'react'
import type { MemberVoucher, Voucher } from '#contracts/vouchers.ts'
import { Button } from '#ui/button/button.tsx'
import { LogInIcon } from '#ui/icons/log-in.tsx'
import { Skeleton } from '#ui/skeleton/skeleton.tsx'
import { OwnCard } from '../../line/own-card.tsx'
import { useWords } from '../../i18n/use-words.ts'
import { useSession } from '../../session/session-store.ts'
import { goToLogIn } from '../../shell/header/go-to-log-in.ts'
import { EventHead } from './event-head.tsx'
import { isUsable } from './is-usable.ts'
import { OwnList } from './own-list.tsx'
import { Programme } from './programme.tsx'
import { SeatChoice } from './seat-choice.tsx'
import { Taking } from './taking.tsx'

type Props = { readonly voucher: Voucher; readonly own: readonly MemberVoucher[] }

/** One evening. Everybody can read about it; members of its level take a seat, alone or with a guest. */
export function Dinner({ voucher, own }: Props) {
  const { t } = useWords()
  const signedIn = useSession().state === 'signedIn'
  const [withGuest, setWithGuest] = useState(false)
  const ofIt = own.filter(({ voucherId }) => voucherId === voucher.voucherId)
  if (!signedIn)
    return (
      <>
        <EventHead voucher={voucher}>
          <Button full icon={LogInIcon} onClick={goToLogIn}>
            {t('vouchers.signInSeat')}
          </Button>
        </EventHead>
        <Programme voucher={voucher} />
      </>
    )
  return (
    <OwnCard skeleton={<Skeleton height="320px" />}>
      {(card) => (
        <Taking voucher={voucher} card={card} withGuest={withGuest}>
          {(begin) => (
            <>
              <EventHead voucher={voucher}>
                {!ofIt.some(isUsable) && (
                  <SeatChoice
                    asked={{ voucher, card, own }}
                    withGuest={withGuest}
                    onGuest={setWithGuest}
                    onTake={begin}
                  />
                )}
              </EventHead>
              <OwnList vouchers={ofIt} title={t('vouchers.ownSeats')} />
              <Programme voucher={voucher} />
            </>
          )}
        </Taking>
      )}
    </OwnCard>
  )
}
