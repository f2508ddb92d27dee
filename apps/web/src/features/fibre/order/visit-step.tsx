import { InfoIcon } from '#ui/icons/info.tsx'
import { Notice } from '#ui/notice/notice.tsx'
import { useWords } from '../../../i18n/use-words.ts'
import { VisitChoice } from '../visit-choice.tsx'
import { fieldId } from './check-draft.ts'
import type { WizardState } from './use-wizard.ts'
import styles from './order.module.css'

/** When the engineer may come. */
export function VisitStep({ wizard }: { readonly wizard: WizardState }) {
  const { t } = useWords()
  const { place, draft, change, problems } = wizard
  if (!place) return null
  return (
    <div id={fieldId('visit')} tabIndex={-1} className={styles.visit}>
      {problems['visit'] && (
        <Notice tone="warning" announce="assertive">
          {t(problems['visit'])}
        </Notice>
      )}
      <VisitChoice placeId={place.placeId} visit={draft.visit} onVisit={(visit) => change({ visit })} />
      <p className={styles.note}>
        <InfoIcon size={20} />
        {t('fibre.visit.note')}
      </p>
    </div>
  )
}
