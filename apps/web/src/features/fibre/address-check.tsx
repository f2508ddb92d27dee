import { Button } from '#ui/button/button.tsx'
import { Card } from '#ui/card/card.tsx'
import { RefreshIcon } from '#ui/icons/refresh.tsx'
import { useWords } from '../../i18n/use-words.ts'
import { CoverageAnswer } from './coverage-answer.tsx'
import { setMyPlace } from '../../places/my-place.ts'
import { PlaceFields } from '../../places/place-fields.tsx'
import type { PlaceChoice } from '../../places/use-place-choice.ts'
import { UseMyLocation } from './use-my-location.tsx'
import styles from './address-check.module.css'

export function AddressCheck({ choice }: { choice: PlaceChoice }) {
  const { t } = useWords()
  const { region, township, ward, answer } = choice
  return (
    <Card as="section" padding="roomy" className={styles.card}>
      <div>
        <h2 id="address-check" className={styles.title}>
          {t('fibre.checkTitle')}
        </h2>
        <p className={styles.soft}>{t('fibre.checkLead')}</p>
      </div>
      <PlaceFields choice={choice} />
      <UseMyLocation />
      <div aria-live="polite">
        {answer && <CoverageAnswer place={answer} within={ward ? township : region} />}
      </div>
      {region && (
        <Button variant="quiet" size="small" icon={RefreshIcon} onClick={() => setMyPlace(null)}>
          {t('fibre.forget')}
        </Button>
      )}
    </Card>
  )
}
