'use client'
import { useConfig, useTranslation } from '@payloadcms/ui'
import Link from 'next/link'

const MISSING = 'where[or][0][and][0][burmeseMissing][equals]=true'

export function QuickFilters({ collectionSlug }: { collectionSlug: string }) {
  const { config } = useConfig()
  const { i18n } = useTranslation()
  const burmese = i18n.language === 'my'
  const list = `${config.routes.admin}/collections/${collectionSlug}`
  return (
    <nav className="cms-quick-filter">
      <Link href={list}>{burmese ? 'အားလုံး' : 'All'}</Link>
      <Link href={`${list}?${MISSING}`}>{burmese ? 'မြန်မာစာ မရှိသေးသည်များ' : 'Burmese missing'}</Link>
    </nav>
  )
}
