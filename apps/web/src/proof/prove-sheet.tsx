import type { ProofPurpose } from '#contracts/proof.ts'
import { Button } from '#ui/button/button.tsx'
import { Sheet } from '#ui/sheet/sheet.tsx'
import { useWords } from '../i18n/use-words.ts'
import { Prove } from './prove.tsx'
import type { Wanted } from './wanted.ts'
import styles from './proof.module.css'

type Props = {
  readonly title: string
  readonly purpose: ProofPurpose
  readonly wanted: Wanted
  readonly open: boolean
  readonly onClose: () => void
}

/** Asked before actions for which a session alone is not enough. */
export function ProveSheet({ title, purpose, wanted, open, onClose }: Props) {
  const { t } = useWords()
  function close() {
    wanted.reset()
    onClose()
  }
  return (
    <Sheet kind="middle" open={open} onClose={close} title={title} closeLabel={t('proof.close')}>
      <div className={styles.stack}>
        <p>{t('proof.lead')}</p>
        <Prove purpose={purpose} wanted={wanted} />
        <Button variant="quiet" full onClick={close}>
          {t('proof.cancel')}
        </Button>
      </div>
    </Sheet>
  )
}
