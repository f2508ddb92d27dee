import { createContext, use } from 'react'
import type { TextKey } from '#i18n/keys.generated.ts'
import type { BalanceTotals } from '#contracts/value.ts'

type Spent = {
  readonly unit: 'MMK' | 'POINT'
  readonly totalOf: (totals: BalanceTotals) => number
  /** Texts that differ between money and points. */
  readonly words: Readonly<Record<Said, TextKey>>
}

type Said = 'balance' | 'untouched' | 'nothingTaken' | 'waitText' | 'lostText' | 'neverText' | 'missingAside'

const KYAT: Spent = {
  unit: 'MMK',
  totalOf: ({ main }) => main,
  words: {
    balance: 'purchases.balance',
    untouched: 'purchases.untouched',
    nothingTaken: 'purchases.nothingTaken',
    waitText: 'purchases.waitText',
    lostText: 'purchases.lostText',
    neverText: 'purchases.neverText',
    missingAside: 'purchases.missingAside',
  },
}

/** For moves that points pay for. */
export const POINTS: Spent = {
  unit: 'POINT',
  totalOf: ({ points }) => points,
  words: {
    balance: 'purchases.pointsToUse',
    untouched: 'purchases.pointsUntouched',
    nothingTaken: 'purchases.noPointsTaken',
    waitText: 'purchases.pointsWaitText',
    lostText: 'purchases.pointsLostText',
    neverText: 'purchases.pointsNeverText',
    missingAside: 'purchases.pointsMissingAside',
  },
}

/** What the moves inside it spend. */
export const SpentContext = createContext(KYAT)

export const useSpent = () => use(SpentContext)
