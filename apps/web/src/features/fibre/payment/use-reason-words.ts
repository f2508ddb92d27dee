import type { BillReason } from '#contracts/fibre-bills.ts'
import { formatKyat } from '#language/formats.ts'
import { useFibrePackages } from '../../../api/use-fibre-packages.ts'
import { useWords } from '../../../i18n/use-words.ts'
import { useAddOnName } from '../use-add-on-name.ts'
import { useOneOffName } from './use-one-off-name.ts'

type Facts = BillReason['facts']

/** A reason in a sentence. What the server names by its code is said as people call it. */
export function useReasonWords(): (reason: BillReason) => string {
  const { t, lang, pick } = useWords()
  const addOnName = useAddOnName()
  const oneOffName = useOneOffName()
  const plans = useFibrePackages(null).data ?? []
  const planName = (fact: Facts[string] | undefined): string => {
    const plan = plans.find(({ id }) => id === fact)
    return plan ? pick(plan.name, plan.nameMm).text : String(fact ?? '')
  }
  const allNames = (what: Facts[string] | undefined, nameOf: (code: string) => string): string =>
    String(what ?? '')
      .split(', ')
      .map(nameOf)
      .join(lang === 'my' ? '၊ ' : ', ')
  const slotsOf = ({ reason, facts }: BillReason): Facts => {
    const { before, after, what } = facts
    switch (reason) {
      case 'PLAN_CHANGED':
        return { before: planName(before), after: planName(after) }
      case 'PRICE_CHANGED':
        return { before: formatKyat(Number(before), lang), after: formatKyat(Number(after), lang) }
      case 'ADD_ON':
        return { what: allNames(what, addOnName) }
      case 'ONE_OFF':
      case 'CREDIT':
        return { what: allNames(what, (code) => oneOffName(code, reason)) }
      default:
        return facts
    }
  }
  return (reason) => t(`fibre.why.${keyOf(reason)}`, slotsOf(reason))
}

/** Something that came to the bill, and something that left it, are two sentences. */
function keyOf({ reason, amount }: BillReason) {
  return reason === 'ADD_ON' && amount < 0 ? 'ADD_ON_GONE' : reason
}
