import { TICKET_SERVICES, type TicketService } from '#contracts/tickets.ts'
import { Disc } from '#ui/disc/disc.tsx'
import type { Icon } from '#ui/icons/draw-icon.tsx'
import { PhoneIcon } from '#ui/icons/phone.tsx'
import { WifiIcon } from '#ui/icons/wifi.tsx'
import { useWords } from '../../i18n/use-words.ts'
import { toHref } from '../../navigation/hash-location.ts'
import { paths } from '../../navigation/paths.ts'
import styles from './report.module.css'

const ICONS: Readonly<Record<TicketService, Icon>> = { mobile: PhoneIcon, ftth: WifiIcon }

/** The address did not say which: two large ways on. */
export function ServiceChoice() {
  const { t } = useWords()
  return (
    <>
      <h2 className={styles.heading}>{t('tickets.which')}</h2>
      <div className={styles.services}>
        {TICKET_SERVICES.map((service) => {
          const Face = ICONS[service]
          return (
            <a key={service} href={toHref(paths.requestIssue(service))} className={styles.service}>
              <Disc size="large">
                <Face size={32} />
              </Disc>
              <span>
                <span className={styles.strong}>{t(`tickets.service.${service}`)}</span>
                <span className={styles.soft}>{t(`tickets.serviceText.${service}`)}</span>
              </span>
            </a>
          )
        })}
      </div>
    </>
  )
}
