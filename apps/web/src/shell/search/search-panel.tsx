import { type KeyboardEvent, useState } from 'react'
import type { FoundGroup } from '#contracts/search.ts'
import { formatKyat } from '#language/formats.ts'
import { SearchBox } from '#ui/search-box/search-box.tsx'
import { navigate } from '../../navigation/hash-location.ts'
import { pickText } from '../../i18n/pick-text.ts'
import { useWords, type UsedWords } from '../../i18n/use-words.ts'
import { GROUP_PATHS } from './group-paths.ts'
import { useFoundGroups } from './use-found-groups.ts'
import { useFoundOptions } from './use-found-options.ts'

const LONGEST_QUERY = 80

/**
 * Pages from the static list at once, without asking; what the server finds below them a moment later. Choosing an entry goes
 * there and closes; Escape in an empty field closes too.
 */
export function SearchPanel({ onClose }: { onClose: () => void }) {
  const words = useWords()
  const { t, lang } = words
  const [query, setQuery] = useState('')
  const { found, failed } = useFoundOptions(query)
  const { groups, pending } = useFoundGroups(query)
  const pages = found.map((option) => ({
    path: option.link,
    label: lang === 'my' ? (option.destinationMm ?? option.destination) : option.destination,
    group: t('search.group.PAGE'),
  }))
  const options = [...pages, ...groups.flatMap((group) => optionsOf(group, words))].map((option, at) => ({
    ...option,
    id: String(at),
  }))

  function onKeyDown(event: KeyboardEvent): void {
    if (event.key === 'Escape' && query === '') onClose()
  }

  function choose(id: string): void {
    const chosen = options[Number(id)]
    if (!chosen) return
    onClose()
    navigate(chosen.path)
  }

  return (
    <div onKeyDown={onKeyDown}>
      <SearchBox
        autoFocus
        label={t('search.label')}
        clearLabel={t('search.clear')}
        placeholder={t('search.placeholder')}
        value={query}
        onValue={(value) => setQuery(value.slice(0, LONGEST_QUERY))}
        options={options}
        onChoose={choose}
        emptyText={pending ? t('search.looking') : t(failed ? 'search.failed' : 'search.nothing')}
      />
    </div>
  )
}

const optionsOf = ({ group, hits }: FoundGroup, { t, lang }: UsedWords) =>
  hits.map((hit) => ({
    path: GROUP_PATHS[group](hit),
    label: pickText(hit.title, hit.titleMm, lang).text,
    group: t(`search.group.${group}`),
    ...(hit.code && { hint: hit.code }),
    ...(hit.kyat !== null && { hint: formatKyat(hit.kyat, lang) }),
  }))
