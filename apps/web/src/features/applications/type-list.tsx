import {
  APPLICATION_SERVICES,
  type ApplicationService,
  type ApplicationType,
} from '#contracts/applications.ts'
import { formatKyat } from '#language/formats.ts'
import { Disc } from '#ui/disc/disc.tsx'
import { ChevronRightIcon } from '#ui/icons/chevron-right.tsx'
import { ContentText } from '../../i18n/content-text.tsx'
import { useWords } from '../../i18n/use-words.ts'
import { useWriter } from '../../guest/use-writer.ts'
import { toHref } from '../../navigation/hash-location.ts'
import { applyPath } from './application-address.ts'
import { APPLICATION_ICONS } from './application-icons.ts'
import { OwnRows } from './own-rows.tsx'
import styles from './applications.module.css'

/** Types grouped by service; own applications are shown beside them. */
export function TypeList({ types }: { readonly types: readonly ApplicationType[] }) {
  const writer = useWriter()
  return (
    <div className={styles.columns}>
      <div className={styles.main}>
        {APPLICATION_SERVICES.map((service) => (
          <Group key={service} service={service} types={types.filter((one) => one.service === service)} />
        ))}
      </div>
      <OwnRows writer={writer} shown={null} />
    </div>
  )
}

type GroupProps = { readonly service: ApplicationService; readonly types: readonly ApplicationType[] }

function Group({ service, types }: GroupProps) {
  const { t } = useWords()
  return (
    <section aria-labelledby={`applications-${service}`}>
      <h2 id={`applications-${service}`} className={styles.heading}>
        {t(`applications.service.${service}`)}
      </h2>
      <ul className={styles.cards}>
        {types.map((type) => (
          <li key={type.code}>
            <Card type={type} />
          </li>
        ))}
      </ul>
    </section>
  )
}

function Card({
  type: { code, name, nameMm, about, aboutMm, fee, slaDays },
}: {
  readonly type: ApplicationType
}) {
  const { t, lang } = useWords()
  const Face = APPLICATION_ICONS[code]
  return (
    <a href={toHref(applyPath(code))} className={styles.card}>
      <Disc>
        <Face size={22} />
      </Disc>
      <span className={styles.words}>
        <strong className={styles.name}>
          <ContentText value={name} valueMm={nameMm} />
        </strong>
        <span className={styles.soft}>
          <ContentText value={about} valueMm={aboutMm} />
        </span>
        <span className={styles.soft}>
          {fee > 0 ? formatKyat(fee, lang) : t('applications.free')} ·{' '}
          {t('applications.days', { count: slaDays })}
        </span>
      </span>
      <ChevronRightIcon size={20} />
    </a>
  )
}
