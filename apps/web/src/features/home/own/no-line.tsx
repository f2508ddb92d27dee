import { EmptyState } from '#ui/empty-state/empty-state.tsx'
import { SimIcon } from '#ui/icons/sim.tsx'
import { useWords } from '../../../i18n/use-words.ts'
import { FibreComingUp } from './fibre-under-way.tsx'
import styles from './own-home.module.css'

export function NoLine() {
  const { t } = useWords()
  return (
    <div className={styles.wide}>
      <FibreComingUp />
      <EmptyState icon={SimIcon} title={t('account.noLine')} text={t('account.noLineText')} />
    </div>
  )
}
