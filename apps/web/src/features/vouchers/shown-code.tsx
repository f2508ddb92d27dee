import type { MemberVoucher } from '#contracts/vouchers.ts'
import { useWords } from '../../i18n/use-words.ts'
import { QrCode } from '../../pages/blocks/qr-code.tsx'
import { ReportLink } from '../../value/report-link.tsx'
import { PinForm } from './pin-form.tsx'
import styles from './shown-code.module.css'

/** In fives, as one reads it out. */
const spaced = (code: string) => code.match(/.{1,5}/g)?.join(' ') ?? code

/** Large and dark on white in either theme, for a counter; drawn here, so that it needs no network. */
export function ShownCode({ voucher }: { readonly voucher: MemberVoucher }) {
  const { t } = useWords()
  const { id, codes, startsAt, triesLeft } = voucher
  const isEvent = startsAt !== null
  return (
    <div className={styles.shown}>
      <ul className={styles.codes}>
        {codes.map((code, index) => (
          <li key={code} className={styles.paper}>
            {codes.length > 1 && <p className={styles.seat}>{t('vouchers.seatNo', { n: index + 1 })}</p>}
            <div className={styles.qr}>
              <QrCode text={code} label={t('vouchers.qrLabel', { code })} />
            </div>
            <p className={styles.code}>
              <span className="visually-hidden">{t('vouchers.codeLabel')} </span>
              {spaced(code)}
            </p>
          </li>
        ))}
      </ul>
      <div className={styles.side}>
        {' '}
        <p className={styles.soft}>{t(isEvent ? 'vouchers.inviteStays' : 'vouchers.stays')}</p>
        {triesLeft > 0 ? (
          <PinForm id={id} triesLeft={triesLeft} />
        ) : (
          !isEvent && <p className={styles.soft}>{t('vouchers.noPin')}</p>
        )}
        <ReportLink
          report={{ service: 'mobile', category: 'POINTS_VOUCHER', thing: { kind: 'MOVE', id } }}
          size="small"
        />
      </div>
    </div>
  )
}
