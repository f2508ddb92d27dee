import { useState, type ReactNode } from 'react'
import type { DigitalService } from '#contracts/digital.ts'
import { Button, ButtonLink } from '#ui/button/button.tsx'
import { Card } from '#ui/card/card.tsx'
import { ArrowRightIcon } from '#ui/icons/arrow-right.tsx'
import { DownloadIcon } from '#ui/icons/download.tsx'
import { ExternalIcon } from '#ui/icons/external.tsx'
import { toHref } from '../../navigation/hash-location.ts'
import { DialCode } from '../../catalogue/dial-code.tsx'
import { useWords } from '../../i18n/use-words.ts'
import { selectedItem } from '../../session/selected.ts'
import { Join } from './join.tsx'
import { LeaveNotice } from './leave-notice.tsx'
import { servicePrice } from './service-price.ts'
import { isShare, outsideHost, serviceTarget } from './service-target.ts'
import styles from './service-ways.module.css'

/** How to begin, what it costs, how to end: in this order, before anything else. */
export function ServiceWays({ service }: { service: DigitalService }) {
  const { t, lang } = useWords()
  const price = servicePrice(service, lang, t)
  return (
    <>
      {isShare(service) && (
        <Box title={t('digital.shareTitle')} text={t('digital.shareText')}>
          <ButtonLink
            href={toHref(serviceTarget(service))}
            iconEnd={ArrowRightIcon}
            onClick={() => selectedItem.set(service.id)}
            full
          >
            {t(`digital.action.${service.action}`)}
          </ButtonLink>
        </Box>
      )}
      {service.link && !isShare(service) && <OpenBox link={service.link} />}
      {service.sale && service.price !== null && (
        <Box title={t('digital.joinTitle')} text={t('digital.joinHere')}>
          {price && <p className={styles.price}>{price}</p>}
          <Join service={service} sale={service.sale} price={service.price} />
        </Box>
      )}
      {service.ussd && (
        <Box
          title={t(service.sale ? 'digital.joinByCode' : titleOf(service))}
          {...(service.action === 'REGISTER' ? { text: t('digital.joinText') } : {})}
        >
          {price && !service.sale && <p className={styles.price}>{price}</p>}
          {service.price !== null && <p className={styles.soft}>{t('digital.renews')}</p>}
          <DialCode code={service.ussd} quiet={service.action !== 'REGISTER' || service.sale !== null} />
        </Box>
      )}
      {service.stopCode && (
        <Box title={t('digital.stopTitle')} text={t('digital.stopText')} tint>
          <DialCode code={service.stopCode} quiet />
          <p className={styles.soft}>{t('digital.stopAnyCode')}</p>
        </Box>
      )}
      <Stores links={service.storeLinks} />
    </>
  )
}

const titleOf = ({ action }: DigitalService) =>
  action === 'REGISTER' ? ('digital.joinTitle' as const) : ('digital.codeTitle' as const)

function OpenBox({ link }: { link: string }) {
  const { t } = useWords()
  const host = outsideHost(link)
  return (
    <Box title={t('digital.openTitle')}>
      {host ? (
        <LeavingButton link={link} label={t('digital.outside', { host })} primary />
      ) : (
        <ButtonLink href={toHref(link)} iconEnd={ArrowRightIcon} full>
          {t('digital.action.LINK')}
        </ButtonLink>
      )}
    </Box>
  )
}

function Stores({ links }: { links: DigitalService['storeLinks'] }) {
  const { t } = useWords()
  const known = (['android', 'ios', 'web'] as const).flatMap((store) => {
    const link = links[store]
    return link ? [{ store, link }] : []
  })
  if (known.length === 0) return null
  return (
    <Box title={t('digital.storeTitle')}>
      {known.map(({ store, link }) => (
        <LeavingButton
          key={store}
          link={link}
          label={t(`digital.store.${store}`)}
          download={store !== 'web'}
        />
      ))}
    </Box>
  )
}

type LeavingProps = { link: string; label: string; primary?: boolean; download?: boolean }

/** Says first where it leads; the way out itself is a plain link inside the notice. */
function LeavingButton({ link, label, primary = false, download = false }: LeavingProps) {
  const [open, setOpen] = useState(false)
  return (
    <>
      <Button
        variant={primary ? 'primary' : 'secondary'}
        icon={download ? DownloadIcon : ExternalIcon}
        aria-haspopup="dialog"
        onClick={() => setOpen(true)}
        full
      >
        {label}
      </Button>
      <LeaveNotice link={link} open={open} onClose={() => setOpen(false)} />
    </>
  )
}

type BoxProps = { title: string; text?: string; tint?: boolean; children: ReactNode }

function Box({ title, text, tint = false, children }: BoxProps) {
  return (
    <Card as="section" tone={tint ? 'tint' : 'plain'} className={styles.box}>
      <h2 className={styles.title}>{title}</h2>
      {text && <p className={styles.soft}>{text}</p>}
      {children}
    </Card>
  )
}
