import { useState } from 'react'
import { formatInteger } from '#language/formats.ts'
import { Button } from '#ui/button/button.tsx'
import { EmptyState } from '#ui/empty-state/empty-state.tsx'
import { ShowMore } from '#ui/pagination/show-more.tsx'
import { useWords } from '../../i18n/use-words.ts'
import { ShopRow } from './shop-row.tsx'
import type { ShopSearch } from './use-shop-search.ts'
import styles from './shop-list.module.css'

/** A screen and a half; with 500 shops nobody reads on, they type. */
const AT_FIRST = 8

type Props = { readonly search: ShopSearch; readonly onOpen: (shopId: string) => void }

export function ShopList({ search, onOpen }: Props) {
  const { t } = useWords()
  const [all, setAll] = useState(false)
  const { shops, now } = search
  if (shops.length === 0)
    return (
      <EmptyState
        title={t('shops.noneTitle')}
        text={t('shops.noneText')}
        actions={<Button onClick={search.clear}>{t('shops.clear')}</Button>}
      />
    )
  const shown = all ? shops : shops.slice(0, AT_FIRST)
  return (
    <>
      <ul aria-label={t('shops.list')} className={styles.list}>
        {shown.map(({ shop, km }, at) => (
          <ShopRow key={shop.shopId} shop={shop} km={km} now={now} first={at === 0} onOpen={onOpen} />
        ))}
      </ul>
      <ShowMore
        label={t('shops.showAll', { number: formatInteger(shops.length) })}
        done={shown.length === shops.length}
        onMore={() => setAll(true)}
      />
    </>
  )
}
