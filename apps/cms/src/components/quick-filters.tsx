'use client'
import { useConfig } from '@payloadcms/ui'
import { useSearchParams } from 'next/navigation'
import { now } from '../clock.ts'
import type { DeskWord } from '../words/desk-words.ts'
import { useDeskWords } from './use-desk-words.ts'

const where = (condition: string): string => `where[or][0][and][0]${condition}`

/** What a list is narrowed to with one press. What has ended is hidden from readers by itself and stays here. */
const FILTERS: readonly { readonly word: DeskWord; readonly key: string; readonly value: () => string }[] = [
  { word: 'filterBurmese', key: where('[burmeseMissing][equals]'), value: () => 'true' },
  { word: 'stageReview', key: where('[stage][equals]'), value: () => 'REVIEW' },
  { word: 'filterEnded', key: where('[visibleTo][less_than]'), value: () => now().toISOString() },
]

/** Plain links: a list that has just opened replaces its own address, and would take back a step within the page made in that moment. */
export function QuickFilters({ collectionSlug }: { collectionSlug: string }) {
  const { config } = useConfig()
  const say = useDeskWords()
  const search = useSearchParams()
  const list = `${config.routes.admin}/collections/${collectionSlug}`
  const chosen = FILTERS.find(({ key }) => search.get(key) !== null)
  const current = (yes: boolean) => (yes ? { 'aria-current': 'page' as const } : {})
  return (
    <nav className="cms-quick-filter" aria-label={say('filters')}>
      <a href={list} {...current(!chosen)}>
        {say('filterAll')}
      </a>
      {FILTERS.map(({ word, key, value }) => (
        <a key={word} href={`${list}?${key}=${value()}`} {...current(chosen?.word === word)}>
          {say(word)}
        </a>
      ))}
    </nav>
  )
}
