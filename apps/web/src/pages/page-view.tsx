import type { ReactNode } from 'react'
import type { Page } from '#contracts/pages.ts'
import { PageWidth } from '#ui/layout/layout.tsx'
import type { RouteId } from '../navigation/routes.ts'
import { DocumentView } from './legal/document-view.tsx'
import { Related } from '../service/related.tsx'
import type { BlockOf } from './blocks/block-of.ts'
import { PageBlocks } from './page-blocks.tsx'
import { PageHead } from './page-head.tsx'
import styles from './page-view.module.css'

type Props = {
  readonly page: Page
  readonly routeId: RouteId
  /** What the page shows besides its document, right under the head. */
  readonly children?: ReactNode
  /** And after all of it. */
  readonly below?: ReactNode
}

/** Their own cards are the list of neighbours already. */
const HUBS: ReadonlySet<RouteId> = new Set(['aboutUs', 'business'])

/** A page as its editors arranged it. One without a hero is a document to be read from top to bottom. */
export function PageView({ page, routeId, children, below }: Props) {
  const hero = page.blocks.find((block): block is BlockOf<'hero'> => block.type === 'hero')
  if (!hero) return <DocumentView page={page} routeId={routeId} />
  const before = page.blocks.slice(0, page.blocks.indexOf(hero))
  const after = page.blocks.slice(page.blocks.indexOf(hero) + 1)
  return (
    <>
      <PageHead page={page} hero={hero} routeId={routeId} />
      {children}
      <PageBlocks blocks={[...before, ...after]} />
      {below}
      {!HUBS.has(routeId) && (
        <PageWidth>
          <div className={styles.related}>
            <Related routeId={routeId} />
          </div>
        </PageWidth>
      )}
    </>
  )
}
