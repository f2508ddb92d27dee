import { LANGUAGES, type Lang } from '#contracts/language.ts'
import { CheckIcon } from '#ui/icons/check.tsx'
import { GlobeIcon } from '#ui/icons/globe.tsx'
import { switchLanguage } from '../../i18n/start-i18n.ts'
import { useWords } from '../../i18n/use-words.ts'
import { Dropdown } from './dropdown.tsx'
import styles from './dropdown.module.css'

const SHORT: Readonly<Record<Lang, string>> = { en: 'EN', my: 'MY' }

export function LanguageMenu() {
  const { t, lang } = useWords()

  async function choose(next: Lang, close: () => void): Promise<void> {
    close()
    await switchLanguage(next).catch((error: unknown) =>
      console.error('language could not be switched', error),
    )
  }

  return (
    <Dropdown
      align="end"
      label={`${t('frame.language')}: ${SHORT[lang]}`}
      face={
        <>
          <GlobeIcon size={20} />
          {SHORT[lang]}
        </>
      }
    >
      {(close) => (
        <ul>
          {LANGUAGES.map((choice) => (
            <li key={choice}>
              <button
                type="button"
                className={styles.item}
                aria-current={choice === lang ? 'true' : undefined}
                onClick={() => void choose(choice, close)}
              >
                <strong>{SHORT[choice]}</strong>
                <span lang={choice}>{t(choice === 'en' ? 'frame.languageEn' : 'frame.languageMy')}</span>
                {choice === lang && <CheckIcon size={18} className={styles.mark} />}
              </button>
            </li>
          ))}
        </ul>
      )}
    </Dropdown>
  )
}
