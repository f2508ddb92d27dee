import type { FtthPackage } from '#contracts/fibre.ts'
import { Button } from '#ui/button/button.tsx'
import { EditIcon } from '#ui/icons/edit.tsx'
import { useWords } from '../../../i18n/use-words.ts'
import { Facts } from '../../../value/facts.tsx'
import { usePlaceName } from '../../../places/use-place-name.ts'
import { usePriceFacts } from '../use-price-facts.ts'
import { visitWords } from '../visit-words.ts'
import { orderPrice, waivedInstall } from './order-price.ts'
import type { WizardState } from './use-wizard.ts'
import styles from './order.module.css'

type Props = { readonly wizard: WizardState; readonly plan: FtthPackage }

/** What will be ordered, with a way back to the place where it can be changed. */
export function Review({ wizard, plan }: Props) {
  const words = useWords()
  const { t, pick } = words
  const nameOf = usePlaceName()
  const { draft, place, choice } = wizard
  const { lines, total } = orderPrice(plan, draft)
  const price = usePriceFacts(lines, total, { waived: waivedInstall(plan, draft), taxPct: plan.taxRatePct })
  const where = [draft.address, place && nameOf(place), choice.township && nameOf(choice.township)]
  return (
    <section aria-label={t('fibre.order.review')} className={styles.review}>
      <Facts
        facts={[
          { name: t('fibre.order.plan'), value: pick(plan.name, plan.nameMm).text },
          { name: t('fibre.order.place'), value: [...new Set(where.filter(Boolean))].join(', ') },
          ...(draft.visit ? [{ name: t('fibre.order.visit'), value: visitWords(draft.visit, words) }] : []),
          { name: t('fibre.order.person'), value: draft.fullName },
          { name: t('fibre.order.phone'), value: draft.phone },
          ...price,
        ]}
      />
      <Button variant="quiet" size="small" icon={EditIcon} onClick={() => wizard.go('place')}>
        {t('fibre.order.edit')}
      </Button>
    </section>
  )
}
