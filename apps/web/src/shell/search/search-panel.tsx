import { type KeyboardEvent, useState } from 'react'
import { SearchBox } from '#ui/search-box/search-box.tsx'
import { navigate } from '../../navigation/hash-location.ts'
import { useWords } from '../../i18n/use-words.ts'
import { useFoundOptions } from './use-found-options.ts'

const LONGEST_QUERY = 80

/** The static list behind the field. Choosing an entry goes to its link and closes; Escape in an empty field closes too. */
export function SearchPanel({ onClose }: { onClose: () => void }) {
  const { t, lang } = useWords()
  const [query, setQuery] = useState('')
  const { found, failed } = useFoundOptions(query)

  function onKeyDown(event: KeyboardEvent): void {
    if (event.key === 'Escape' && query === '') onClose()
  }

  function choose(link: string): void {
    onClose()
    navigate(link)
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
        options={found.map((option) => ({
          id: option.link,
          label: lang === 'my' ? (option.destinationMm ?? option.destination) : option.destination,
        }))}
        onChoose={choose}
        emptyText={t(failed ? 'search.failed' : 'search.nothing')}
      />
    </div>
  )
}
