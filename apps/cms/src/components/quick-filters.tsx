'use client'
import { useConfig, useTranslation } from '@payloadcms/ui'
import Link from 'next/link'
import { useSearchParams } from 'next/navigation'
import { useDeskWords } from './use-desk-words.ts'

const MISSING = 'where[or][0][and][0][burmeseMissing][equals]'
const STAGE = 'where[or][0][and][0][stage][equals]'

export function QuickFilters({ collectionSlug }: { collectionSlug: string }) {
  const { config } = useConfig()
  const { i18n } = useTranslation()
  const say = useDeskWords()
  const search = useSearchParams()
  const onlyMissing = search.get(MISSING) === 'true'
  const onlyWaiting = search.get(STAGE) === 'REVIEW'
  const burmese = i18n.language === 'my'
  const list = `${config.routes.admin}/collections/${collectionSlug}`
  const current = (yes: boolean) => (yes ? { 'aria-current': 'page' as const } : {})
  return (
    <nav className="cms-quick-filter" aria-label={burmese ? 'စစ်ထုတ်ရန်' : 'Filter'}>
      <Link href={list} {...current(!onlyMissing && !onlyWaiting)}>
        {burmese ? 'အားလုံး' : 'All'}
      </Link>
      <Link href={`${list}?${MISSING}=true`} {...current(onlyMissing)}>
        {burmese ? 'မြန်မာစာ မရှိသေးသည်များ' : 'Burmese missing'}
      </Link>
      <Link href={`${list}?${STAGE}=REVIEW`} {...current(onlyWaiting)}>
        {say('stageReview')}
      </Link>
    </nav>
  )
}
