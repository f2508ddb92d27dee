import type { Page as PageDocument } from '#contracts/pages.ts'
import { Grid, PageWidth } from '#ui/layout/layout.tsx'
import { mediaPicture } from '#ui/picture/media.ts'
import { Picture } from '#ui/picture/picture.tsx'
import { Section } from '#ui/section/section.tsx'
import { usePage } from '../../api/use-page.ts'
import { PageHeading } from '../../page/page-heading.tsx'
import type { PageProps } from '../../page/page-props.ts'
import { ROUTES } from '../../navigation/routes.ts'
import { useWords } from '../../i18n/use-words.ts'
import { WayCard } from '../../ways/way-card.tsx'
import { ContentHtml } from '../../pages/content-html.tsx'
import { pageSlug } from '../../pages/page-slug.ts'
import { Trail } from '../../service/trail.tsx'
import { Channels } from './channels.tsx'
import { ContactForm } from './contact-form.tsx'
import { HotlineCard } from './hotline-card.tsx'
import styles from './contact-page.module.css'

/** The form is shown at once: a message needs no document. Addresses and hours follow when theirs has loaded. */
export function Page({ routeId }: PageProps) {
  const { t } = useWords()
  const document = usePage(pageSlug(routeId))
  return (
    <>
      <div className={styles.head}>
        <PageWidth>
          <Trail routeId={routeId} title={t('contact.title')} />
          <PageHeading title={t('contact.title')} className={styles.title} />
          <p className={styles.lead}>{t('contact.lead')}</p>
        </PageWidth>
      </div>
      <PageWidth>
        <div className={styles.parts}>
          <ContactForm />
          <div className={styles.side}>
            <HotlineCard />
            <Advice page={document.data} />
            <Picture
              picture={mediaPicture(ROUTES[routeId].art)}
              alt=""
              sizes="(min-width: 960px) 470px, 1px"
              className={styles.art}
            />
          </div>
        </div>
        {document.data ? (
          <Channels page={document.data} />
        ) : (
          <Section title={t('contact.otherWays')}>
            <Grid columns={2}>
              <WayCard way={{ kind: 'hotline' }} />
              <WayCard way={{ kind: 'email' }} />
            </Grid>
          </Section>
        )}
      </PageWidth>
    </>
  )
}

/** What the document says about writing to us, such as never to send a code. */
function Advice({ page }: { page: PageDocument | undefined }) {
  const { pick } = useWords()
  return page?.blocks.map(
    (block, index) =>
      block.type === 'text' && (
        <section key={index} className={styles.advice}>
          <h2 className={styles.adviceTitle}>{pick(block.title, block.titleMm).text}</h2>
          <ContentHtml html={block.html} htmlMm={block.htmlMm} />
        </section>
      ),
  )
}
