import { CloseIcon } from '#ui/icons/close.tsx'
import { SearchIcon } from '#ui/icons/search.tsx'
import { useWords } from '../../i18n/use-words.ts'
import styles from './header.module.css'

export function SearchButton({ open, onToggle }: { open: boolean; onToggle: () => void }) {
  const { t } = useWords()
  const Face = open ? CloseIcon : SearchIcon
  return (
    <button
      type="button"
      className={styles.iconButton}
      aria-expanded={open}
      aria-label={t(open ? 'search.close' : 'search.open')}
      onClick={onToggle}
    >
      <Face size={22} />
    </button>
  )
}
