import { PageWidth } from '#ui/layout/layout.tsx'
import { useShops } from '../../api/use-shops.ts'
import { useWords } from '../../i18n/use-words.ts'
import { Readable } from '../../offline-reading/readable.tsx'
import { useReading } from '../../offline-reading/use-reading.ts'
import { PageHeading } from '../../page/page-heading.tsx'
import type { PageProps } from '../../page/page-props.ts'
import { Trail } from '../../service/trail.tsx'
import { PageSkeleton } from '../../skeletons/page-skeleton.tsx'
import { ShopFinder } from './shop-finder.tsx'
import styles from './shops-page.module.css'

/** The list comes with one call and works alone; the drawing stands beside it, streets come when asked for. */
export function Page({ routeId }: PageProps) {
  const { t } = useWords()
  const reading = useReading('shops', useShops())
  const title = t('routes.findOurShop.title')
  if (reading.state === 'waiting') return <PageSkeleton label="findMap" />
  return (
    <PageWidth className={styles.page}>
      <div className={styles.trail}>
        <Trail routeId={routeId} title={title} />
      </div>
      <PageHeading title={title} className={styles.title} />
      <Readable reading={reading} waiting={null}>
        {(shops) => <ShopFinder shops={shops} />}
      </Readable>
    </PageWidth>
  )
}
