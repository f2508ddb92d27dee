import { useState } from 'react'
import type { ShopsShown } from '#contracts/shop-services.ts'
import type { Shop } from '#contracts/shops.ts'
import { formatInteger } from '#language/formats.ts'
import { Button } from '#ui/button/button.tsx'
import { EmptyState } from '#ui/empty-state/empty-state.tsx'
import { Skeleton, SkeletonGroup } from '#ui/skeleton/skeleton.tsx'
import { TextLink } from '#ui/text-link/text-link.tsx'
import { useShops } from '../api/use-shops.ts'
import { useHydrated } from '../first-paint/use-hydrated.ts'
import { ContentText } from '../i18n/content-text.tsx'
import { useWords } from '../i18n/use-words.ts'
import { dialHref } from '../navigation/dial.ts'
import { toHref } from '../navigation/hash-location.ts'
import { pathOf } from '../navigation/paths.ts'
import { Block } from '../page/block.tsx'
import { OpenLine } from './open-line.tsx'
import { useMinute } from './use-minute.ts'
import styles from './short-shops.module.css'

type Props = { readonly shows: ShopsShown; readonly count: number }

/** A few shops under a post or an order, for everybody: those without a SIM need a shop most. */
export function ShortShops({ shows, count }: Props) {
  const { t } = useWords()
  const shops = useShops()
  return (
    <Block query={shops} skeleton={<Waiting count={count} label={t('skeleton.loading')} />}>
      {(all) => (
        <Shown
          shops={all.filter(({ services }) => shows === 'ALL' || services.includes(shows))}
          count={count}
        />
      )}
    </Block>
  )
}

function Shown({ shops, count }: { shops: readonly Shop[]; count: number }) {
  const { t } = useWords()
  const [all, setAll] = useState(false)
  const now = useMinute()
  const hydrated = useHydrated()
  if (shops.length === 0) return <EmptyState title={t('state.emptyTitle')} text={t('state.emptyText')} />
  return (
    <div className={styles.part}>
      <ul className={styles.list}>
        {(all ? shops : shops.slice(0, count)).map((shop) => (
          <li key={shop.shopId} className={styles.shop}>
            <ContentText as="h3" value={shop.name} valueMm={shop.nameMm} className={styles.name} />
            <ContentText as="p" value={shop.address} valueMm={shop.addressMm} className={styles.address} />
            {/* Drawn ahead, it would tell the hour of the drawing. */}
            <p className={styles.open}>{hydrated && <OpenLine shop={shop} now={now} />}</p>
            {shop.phones[0] && (
              <TextLink href={dialHref(shop.phones[0])} alone>
                {shop.phones[0]}
              </TextLink>
            )}
          </li>
        ))}
      </ul>
      <div className={styles.actions}>
        {!all && shops.length > count && (
          <Button variant="secondary" onClick={() => setAll(true)}>
            {t('shops.showAll', { number: formatInteger(shops.length) })}
          </Button>
        )}
        <TextLink href={toHref(pathOf('findOurShop'))} alone>
          {t('shops.toFinder')}
        </TextLink>
      </div>
    </div>
  )
}

function Waiting({ count, label }: { count: number; label: string }) {
  return (
    <SkeletonGroup label={label}>
      <div className={styles.list}>
        {Array.from({ length: count }, (_, index) => (
          <Skeleton key={index} height="150px" />
        ))}
      </div>
    </SkeletonGroup>
  )
}
