import { Button } from '#ui/button/button.tsx'
import { Sheet } from '#ui/sheet/sheet.tsx'
import { useWords } from '../../i18n/use-words.ts'
import { Problem } from './problem.tsx'
import { useSignOutEverywhere } from './use-own.ts'
import styles from './own-rows.module.css'

/** Asked before it is done: it ends this page's own session too. */
export function Everywhere({ open, onClose }: { open: boolean; onClose: () => void }) {
  const { t } = useWords()
  const leave = useSignOutEverywhere()
  return (
    <Sheet
      kind="middle"
      open={open}
      onClose={onClose}
      title={t('identity.everywhereSure')}
      closeLabel={t('identity.close')}
    >
      <div className={styles.sure}>
        <p>{t('identity.everywhereText')}</p>
        <Problem error={leave.error} />
        <Button
          variant="danger"
          full
          loading={leave.isPending}
          onClick={() => void (leave.isPending || leave.mutate())}
        >
          {t('identity.everywhereYes')}
        </Button>
        <Button variant="quiet" full onClick={onClose}>
          {t('identity.cancel')}
        </Button>
      </div>
    </Sheet>
  )
}
