'use client'
import { useTranslation } from '@payloadcms/ui'
import { inLanguage, type StaffWord } from '../../words/staff-words.ts'

/** Words in the language a colleague chose for the screens. */
export function useWords(): (word: StaffWord) => string {
  const { i18n } = useTranslation()
  return (word) => inLanguage(word, i18n.language)
}
