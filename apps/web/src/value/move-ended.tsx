import { moveIdTime } from '#contracts/move-id.ts'
import type { MoveView } from '#contracts/value.ts'
import { formatKyat } from '#language/formats.ts'
import { ButtonLink } from '#ui/button/button.tsx'
import { ArrowRightIcon } from '#ui/icons/arrow-right.tsx'
import { Outcome } from '#ui/outcome/outcome.tsx'
import { toHref } from '../navigation/hash-location.ts'
import { pathOf } from '../navigation/paths.ts'
import { useWords } from '../i18n/use-words.ts'
import { HouseFlower } from './house-flower.tsx'
import { LeaveLink } from './leave-link.tsx'
import { NotDone } from './not-done.tsx'
import { Receipt } from './receipt.tsx'
import { useSpent } from './spent.ts'
import styles from './result.module.css'

type Props = {
  readonly ended: MoveView
  /** Back to the start, or out of a finished flow. */
  readonly onAgain: () => void
  readonly code?: string | null | undefined
  readonly edge?: boolean
}

/** The result of a move started on another page or phone: done once, or not at all. */
export function MoveEnded({ ended, onAgain, code, edge = false }: Props) {
  const { t } = useWords()
  const { state } = ended
  if (state === 'COMPLETED' || state === 'REVERSED')
    return <Ended ended={ended} onLeave={onAgain} edge={edge} />
  return (
    <NotDone
      code={code}
      again={{ label: t('purchases.startAgain'), onClick: onAgain }}
      figure={<HouseFlower />}
      edge={edge}
      report={{ service: 'mobile', category: 'BALANCE_WRONG', thing: { kind: 'MOVE', id: ended.moveId } }}
    >
      {t(state === 'FAILED' ? 'purchases.tryAgain' : 'purchases.stepGone')}
    </NotDone>
  )
}

type EndedProps = { readonly ended: MoveView; readonly onLeave: () => void; readonly edge: boolean }

function Ended({ ended, onLeave, edge }: EndedProps) {
  const { t, lang } = useWords()
  const { state, moveId, amount, counterparty, receiptNo } = ended
  const isDone = state === 'COMPLETED'
  const kyat = formatKyat(amount, lang)
  // A move of points only tells that they were taken; the amount is in its receipt and history.
  const isKyat = useSpent().unit === 'MMK'
  return (
    <div className={styles.result}>
      <Outcome
        tone={isDone ? 'done' : 'back'}
        figure={<HouseFlower />}
        title={t(isDone ? 'purchases.endedTitle' : 'purchases.undoneTitle')}
        edge={edge}
        takesFocus="always"
      >
        {isKyat
          ? t(isDone ? 'purchases.chargedOnce' : 'purchases.undoneText', { amount: kyat })
          : t(isDone ? 'purchases.pointsOnce' : 'purchases.pointsBack')}
      </Outcome>
      <div className={styles.middle}>
        <ButtonLink full iconEnd={ArrowRightIcon} href={toHref(pathOf('myid'))} onClick={onLeave}>
          {t('purchases.seeMine')}
        </ButtonLink>
        {receiptNo && (
          <Receipt
            receiptNo={receiptNo}
            at={moveIdTime(moveId)}
            facts={[
              ...(counterparty ? [{ name: t('gifts.to'), value: counterparty }] : []),
              ...(isKyat ? [{ name: t('purchases.paid'), value: kyat, strong: true }] : []),
            ]}
          />
        )}
        <LeaveLink onLeave={onLeave} />
      </div>
    </div>
  )
}
