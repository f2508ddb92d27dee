import { type FormEvent, useState } from 'react'
import { brand } from '#brand'
import { displayMsisdn, isOwnNumber } from '#contracts/msisdn.ts'
import type { OpenOrder } from '../../payments/use-order.ts'
import { useChosenWay } from '../../payments/ways-to-pay.tsx'
import { RECIPIENT_FIELD } from '../../value/recipient-field.tsx'
import { AMOUNT_FIELD } from './amount-choice.tsx'
import { isOffered, leastFor, offeredTo, type Faces, type Offered } from './topup-amounts.ts'
import { draftOf, targetOf, type Draft, type Target } from './topup-draft.ts'
import type { OwnTopups } from './use-own-topups.ts'
import { AGAIN_FIELD } from './who-choice.tsx'

export type TopupWish = {
  readonly open: OpenOrder
  readonly faces: Faces
  readonly facts: OwnTopups
  /** The amount missing for something else, and the way back to it. */
  readonly need: number | null
  readonly back: string
}

/** For lines without a usual amount. */
const FIRST_KYAT = 10_000

const FIELDS = { number: RECIPIENT_FIELD, ours: RECIPIENT_FIELD, again: AGAIN_FIELD } as const

/** State of the form, its errors, and sending. */
export function useTopupForm({ open, faces, facts, need, back }: TopupWish) {
  const { payer, send } = open
  const own = payer && !payer.guest ? payer.number : null
  const [draft, setDraft] = useState<Draft>(() => draftOf(open.kept?.body ?? null, own))
  const [tried, setTried] = useState(false)
  const offered = offeredTo(faces, payer?.guest ?? true)
  const kyat = draft.kyat ?? firstKyat(offered, faces.taxPct, need, facts.usual)
  const known = payer?.number ? [...facts.saved, payer.number] : facts.saved
  const target = targetOf(draft, own, known)
  const way = useChosenWay(payer, 'TOPUP', kyat, draft.way)

  function submit(event: FormEvent) {
    event.preventDefault()
    setTried(true)
    const wrong = wrongField(target, isOffered(offered, kyat))
    if (wrong) document.getElementById(wrong)?.focus()
    else if (way && 'number' in target && !send.lost)
      open.start(
        { type: 'TOPUP', target: target.number, faceValue: kyat, expectedTotal: kyat },
        way.channelCode,
        back,
      )
  }
  return {
    own,
    draft,
    tried,
    offered,
    kyat,
    known,
    target,
    way,
    /** The own line's balance, when that is the line being topped up. */
    balance: own !== null && !draft.other ? facts.balance : null,
    change(next: Draft) {
      setDraft(next)
      if (send.refusal) send.reset()
    },
    proven: (number: string) => setDraft(forProven(draft, number)),
    submit,
  }
}

function firstKyat(offered: Offered, taxPct: number, need: number | null, usual: number | null): number {
  const least = need === null ? null : leastFor(offered, taxPct, need)
  if (least !== null) return least
  return usual ?? (offered.faces.includes(FIRST_KYAT) ? FIRST_KYAT : (offered.faces[0] ?? 0))
}

function wrongField(target: Target, fits: boolean): string | null {
  if ('wrong' in target) return FIELDS[target.wrong]
  return fits ? null : AMOUNT_FIELD
}

/** A guest who proved one of our numbers and typed none means that one. */
function forProven(draft: Draft, number: string): Draft {
  const isOurs = isOwnNumber(number, brand.ownNumbers.pattern)
  return draft.phone === '' && isOurs ? { ...draft, phone: displayMsisdn(number) } : draft
}
