import { LogoMark } from '#ui/logo/logo.tsx'
import { useEffect, type ReactNode } from 'react'
import { useLocaleState } from 'react-admin'
import { useWords } from '../i18n/use-words.ts'
import { Act } from '../parts/act.tsx'
import styles from './door.module.css'

/** What stands before the office: signing in, a link, the demo. */
export function Door({ title, children }: { title: string; children: ReactNode }) {
  const words = useWords()
  const [lang, setLang] = useLocaleState()
  const other = lang === 'my' ? 'en' : 'my'
  useEffect(() => {
    document.title = `${title} · ${words('frame.office')}`
  }, [title, words])
  return (
    <div className={styles.outside}>
      <main className={styles.door}>
        <LogoMark size={48} />
        <h1>{title}</h1>
        {children}
      </main>
      <div lang={other}>
        <Act onClick={() => setLang(other)}>{other === 'my' ? 'မြန်မာ' : 'English'}</Act>
      </div>
    </div>
  )
}
