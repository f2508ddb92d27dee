import type { DigitalService } from '#contracts/digital.ts'
import { Breadcrumb } from '#ui/breadcrumb/breadcrumb.tsx'
import { Card, CardLink } from '#ui/card/card.tsx'
import { Grid, PageWidth } from '#ui/layout/layout.tsx'
import { Picture } from '#ui/picture/picture.tsx'
import { Section } from '#ui/section/section.tsx'
import { useRelatedServices } from '../../api/use-related-services.ts'
import { toHref } from '../../navigation/hash-location.ts'
import { PageHeading } from '../../page/page-heading.tsx'
import { pathOf } from '../../navigation/paths.ts'
import { RichText } from '../../catalogue/rich-text.tsx'
import { ContentText } from '../../i18n/content-text.tsx'
import { useWords } from '../../i18n/use-words.ts'
import { KeptNote } from '../../offline-reading/readable.tsx'
import { ServiceWays } from './service-ways.tsx'
import { thumbnailPicture } from './thumbnail-picture.ts'
import styles from './service-detail.module.css'

const MOST_RELATED = 6

export function ServiceDetail({ service, keptAt }: { service: DigitalService; keptAt: number | null }) {
  const { t, pick } = useWords()
  const name = pick(service.name, service.nameMm)
  return (
    <PageWidth>
      <div className={styles.head}>
        <Breadcrumb
          label={t('frame.youAreHere')}
          trail={[
            { label: t('routes.digitalService.title'), href: toHref(pathOf('digitalService')) },
            { label: name.text },
          ]}
        />
        <PageHeading title={name.text} lang={name.lang} />
        <ContentText as="p" value={service.shortText} valueMm={service.shortTextMm} className={styles.lead} />
      </div>
      <div className={styles.columns}>
        <Picture
          picture={thumbnailPicture(service.thumbnail)}
          alt=""
          sizes="(min-width: 960px) 760px, 100vw"
          priority
          className={styles.picture}
        />
        <div className={styles.ways}>
          <ServiceWays service={service} />
        </div>
        <div className={styles.main}>
          <KeptNote at={keptAt} />
          <Section title={t('digital.aboutTitle')}>
            <RichText html={service.description} htmlMm={service.descriptionMm} />
          </Section>
          {service.screenshots.length > 0 && <Screens service={service} name={name.text} />}
        </div>
      </div>
      <Related id={service.id} />
    </PageWidth>
  )
}

function Screens({ service, name }: { service: DigitalService; name: string }) {
  const { t } = useWords()
  return (
    <Section title={t('digital.screensTitle')}>
      <ul className={styles.screens} tabIndex={0} aria-label={t('digital.screensTitle')}>
        {service.screenshots.map((src, index) => (
          <li key={src} className={styles.screen}>
            <Picture
              picture={{ src, srcset: `${src} 720w`, width: 720, height: 405 }}
              alt={t('digital.screen', { number: index + 1, name })}
              sizes="280px"
              rounded
            />
          </li>
        ))}
      </ul>
    </Section>
  )
}

function Related({ id }: { id: string }) {
  const { t, lang, pick } = useWords()
  const related = useRelatedServices(id)
  if (!related.data || related.data.length === 0) return null
  return (
    <div className={styles.related}>
      <Section title={t('digital.relatedTitle')}>
        <Grid columns={6} dense>
          {related.data.slice(0, MOST_RELATED).map((other) => {
            const name = pick(other.name, other.nameMm)
            return (
              <Card key={other.id} as="article" padding="none">
                <Picture picture={thumbnailPicture(other.thumbnail)} alt="" sizes="180px" />
                <h3 className={styles.relatedName}>
                  <CardLink
                    href={toHref(pathOf('digitalServiceDetail', { id: other.id }))}
                    lang={name.lang === lang ? undefined : name.lang}
                  >
                    {name.text}
                  </CardLink>
                </h3>
              </Card>
            )
          })}
        </Grid>
      </Section>
    </div>
  )
}
