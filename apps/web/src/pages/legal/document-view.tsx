import type { Page, PageBlock } from '#contracts/pages.ts'
import { formatDate } from '#language/formats.ts'
import { Button } from '#ui/button/button.tsx'
import { PrintIcon } from '#ui/icons/print.tsx'
import { PageWidth } from '#ui/layout/layout.tsx'
import { jumpToSection } from '../../navigation/jump-to-section.ts'
import { PageHeading } from '../../page/page-heading.tsx'
import type { RouteId } from '../../navigation/routes.ts'
import { ContentText } from '../../i18n/content-text.tsx'
import { useWords } from '../../i18n/use-words.ts'
import { OneBlock } from '../page-block.tsx'
import { Trail } from '../../service/trail.tsx'
import styles from './document-view.module.css'

type Props = { readonly page: Page; readonly routeId: RouteId }

const FEWEST_LISTED = 3

/** Terms and the like: a list of parts, a quiet column of text, and the day it was last changed. */
export function DocumentView({ page, routeId }: Props) {
  const { t, lang, pick } = useWords()
  const title = pick(page.title, page.titleMm)
  const parts = page.blocks.map((block, index) => ({ block, id: block.anchor || `part-${index + 1}` }))
  return (
    <PageWidth className={styles.document}>
      <div className={styles.head}>
        <Trail routeId={routeId} title={title.text} />
        <PageHeading title={title.text} lang={title.lang} />
        <ContentText as="p" value={page.description} valueMm={page.descriptionMm} className={styles.lead} />
        <p className={styles.changed}>{t('pages.changed', { date: formatDate(page.updatedOn, lang) })}</p>
      </div>
      <div className={styles.columns}>
        <aside className={styles.side}>
          {parts.length >= FEWEST_LISTED && <PartList parts={parts} />}
          <Button variant="secondary" size="small" icon={PrintIcon} onClick={() => window.print()}>
            {t('pages.print')}
          </Button>
        </aside>
        <div className={styles.parts}>
          {parts.map(({ block, id }) => (
            <section key={id} id={id} data-block={block.type}>
              <OneBlock block={block} />
            </section>
          ))}
        </div>
      </div>
    </PageWidth>
  )
}

function PartList({ parts }: { parts: readonly { block: PageBlock; id: string }[] }) {
  const { t } = useWords()
  return (
    <nav aria-label={t('pages.onThisPage')} className={styles.list}>
      <p className={styles.listTitle}>{t('pages.onThisPage')}</p>
      <ol>
        {parts.map(({ block, id }) => (
          <li key={id}>
            <a
              href={`#${id}`}
              onClick={(event) => {
                event.preventDefault()
                jumpToSection(id)
              }}
            >
              <ContentText value={block.title} valueMm={block.titleMm} />
            </a>
          </li>
        ))}
      </ol>
    </nav>
  )
}
