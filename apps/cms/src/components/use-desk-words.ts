'use client'
import { useTranslation } from '@payloadcms/ui'
import { useCallback } from 'react'
import { type DeskWord, inWords } from '../words/desk-words.ts'

export type Say = (word: DeskWord, slots?: Readonly<Record<string, string | number>>) => string

/** What editors are told, in the language they chose for the screens. */
export function useDeskWords(): Say {
  const { language } = useTranslation().i18n
  return useCallback((word, slots) => inWords(word, language, slots), [language])
}
