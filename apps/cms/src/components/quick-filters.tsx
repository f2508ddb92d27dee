'use client'
import { useConfig, useTranslation } from '@payloadcms/ui'
import Link from 'next/link'
import { useSearchParams } from 'next/navigation'

const MISSING = 'where[or][0][and][0][burmeseMissing][equals]'

export function QuickFilters({ collectionSlug }: { collectionSlug: string }) {
  const { config } = useConfig()
  const { i18n } = useTranslation()
  const onlyMissing = useSearchParams().get(MISSING) === 'true'
  const burmese = i18n.language === 'my'
  const list = `${config.routes.admin}/collections/${collectionSlug}`
  const current = (yes: boolean) => (yes ? { 'aria-current': 'page' as const } : {})
  return (
    <nav className="cms-quick-filter" aria-label={burmese ? 'စစ်ထုတ်ရန်' : 'Filter'}>
      <Link href={list} {...current(!onlyMissing)}>
        {burmese ? 'အားလုံး' : 'All'}
      </Link>
      <Link href={`${list}?${MISSING}=true`} {...current(onlyMissing)}>
        {burmese ? 'မြန်မာစာ မရှိသေးသည်များ' : 'Burmese missing'}
      </Link>
    </nav>
  )
}
