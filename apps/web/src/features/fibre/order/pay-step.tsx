import { useId } from 'react'
import type { FtthPackage } from '#contracts/fibre.ts'
import { Button } from '#ui/button/button.tsx'
import { Checkbox } from '#ui/checkbox/checkbox.tsx'
import { classNames } from '#ui/class-names.ts'
import { Notice } from '#ui/notice/notice.tsx'
import { OutcomeNote } from '#ui/outcome/outcome-note.tsx'
import type { ApiRefusal } from '../../../api/api-errors.ts'
import { useWords } from '../../../i18n/use-words.ts'
import type { Payer } from '../../../payments/use-payer.ts'
import { WaysToPay } from '../../../payments/ways-to-pay.tsx'
import { LaterShops } from '../../../shop-list/later-shops.tsx'
import { offeredVisits } from '../free-slots.ts'
import { RadioChoice } from '../radio-choice.tsx'
import { visitWords } from '../visit-words.ts'
import { Review } from './review.tsx'
import type { WizardState } from './use-wizard.ts'
import type { Paying } from './paying.ts'
import form from '../form.module.css'
import styles from './order.module.css'

type Props = {
  readonly wizard: WizardState
  readonly plan: FtthPackage
  readonly payer: Payer | null
  readonly total: number
  readonly paying: Paying
  readonly onPaying: (paying: Paying) => void
  readonly refusal: ApiRefusal | null
}

const TERMS = ['term1', 'term2', 'term3'] as const
const SHOPS = 2

/** Everything once more, the contract in three sentences, and with what it is paid. */
export function PayStep({ wizard, plan, payer, total, paying, onPaying, refusal }: Props) {
  const { t } = useWords()
  const { place } = wizard
  const canPayOnSite = place?.coverage === 'FULL'
  return (
    <>
      {refusal?.code === 'SLOT_TAKEN' && (
        <SlotTaken wizard={wizard} next={refusal.facts['next']} onChosen={() => onPaying({ ...paying })} />
      )}
      <Review wizard={wizard} plan={plan} />
      <ul className={styles.terms} tabIndex={0} aria-label={t('fibre.termsTitle')}>
        {TERMS.map((term) => (
          <li key={term}>{t(`fibre.${term}`, { months: plan.contractMonths })}</li>
        ))}
      </ul>
      <Checkbox
        label={t('fibre.order.agree')}
        checked={paying.agreed}
        onChecked={(agreed) => onPaying({ ...paying, agreed })}
      />
      {paying.tried && !paying.agreed && (
        <Notice tone="warning" announce="assertive">
          {t('fibre.wrong.agree')}
        </Notice>
      )}
      {canPayOnSite && <When paying={paying} onPaying={onPaying} />}
      {!paying.onSite && payer && (
        <WaysToPay
          payer={payer}
          type="FTTH_NEW"
          kyat={total}
          picked={paying.picked}
          onPick={(picked) => onPaying({ ...paying, picked })}
        />
      )}
      {paying.onSite && (
        <>
          <Notice>{t('fibre.order.onSiteText')}</Notice>
          <h3 className={form.title}>{t('fibre.order.orShop')}</h3>
          <LaterShops shows="FIBRE" count={SHOPS} />
        </>
      )}
    </>
  )
}

function When({ paying, onPaying }: Pick<Props, 'paying' | 'onPaying'>) {
  const { t } = useWords()
  const name = useId()
  return (
    <fieldset className={form.group}>
      <legend>{t('fibre.order.whenToPay')}</legend>
      <div className={classNames(form.choices, form.two)}>
        {([false, true] as const).map((onSite) => (
          <RadioChoice
            key={String(onSite)}
            group={name}
            value={onSite ? 'site' : 'now'}
            checked={paying.onSite === onSite}
            title={t(onSite ? 'fibre.order.onSite' : 'fibre.order.now')}
            onChoose={() => onPaying({ ...paying, onSite })}
          >
            <span className={form.soft}>{t(onSite ? 'fibre.order.onSiteHint' : 'fibre.order.nowHint')}</span>
          </RadioChoice>
        ))}
      </div>
    </fieldset>
  )
}

type TakenProps = {
  readonly wizard: WizardState
  readonly next: unknown
  readonly onChosen: () => void
}

/** Somebody was faster: the next free ones are one press away. */
function SlotTaken({ wizard, next, onChosen }: TakenProps) {
  const words = useWords()
  const { t } = words
  return (
    <OutcomeNote
      tone="failed"
      title={t('fibre.visit.takenTitle')}
      actions={
        <div className={styles.offers}>
          {offeredVisits(next).map((visit) => (
            <Button
              key={`${visit.day} ${visit.slot}`}
              size="small"
              variant="secondary"
              onClick={() => {
                wizard.change({ visit })
                onChosen()
              }}
            >
              {visitWords(visit, words)}
            </Button>
          ))}
          <Button size="small" variant="quiet" onClick={() => wizard.go('visit')}>
            {t('fibre.visit.other')}
          </Button>
        </div>
      }
    >
      {t('fibre.visit.takenText')}
    </OutcomeNote>
  )
}
