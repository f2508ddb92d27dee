import type { LoyaltyCard } from '#contracts/loyalty.ts'
import { Sheet } from '#ui/sheet/sheet.tsx'
import { useWords } from '../../i18n/use-words.ts'
import { QrCode } from '../../pages/blocks/qr-code.tsx'
import { memberNoText } from './member-no.ts'
import styles from './show-card.module.css'

type Props = { readonly card: LoyaltyCard; readonly open: boolean; readonly onClose: () => void }

/** Large enough for a counter, dark on white in either theme, and drawn here: it needs no network once the card is there. */
export function ShowCard({ card, open, onClose }: Props) {
  const { t } = useWords()
  const number = memberNoText(card.memberNo)
  return (
    <Sheet
      kind="middle"
      open={open}
      onClose={onClose}
      title={t(`loyalty.memberOf.${card.tier}`)}
      closeLabel={t('packages.close')}
    >
      <div className={styles.show}>
        <div className={styles.code}>
          <QrCode text={card.memberNo} label={t('loyalty.qrLabel', { number })} />
        </div>
        <p className={styles.number}>{number}</p>
        <p className={styles.soft}>{t('loyalty.showText')}</p>
      </div>
    </Sheet>
  )
}
