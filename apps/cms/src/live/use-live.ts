'use client'
import { useAllFormFields, useConfig, useDocumentInfo, useLocale } from '@payloadcms/ui'
import { reduceFieldsToValues } from 'payload/shared'
import { useEffect, useRef, useState } from 'react'

const WAIT_MS = 500

/** `at` differs with every change, so that the same words are shown anew after a failure. */
export type Letter = { readonly address: string; readonly words: string; readonly at: number }

/** What is to be shown: asked for a moment after the last key, and again when the size or the language is another. */
export function useLive({ wide, isOn }: { readonly wide: boolean; readonly isOn: boolean }): Letter | null {
  const { config } = useConfig()
  const { id, collectionSlug } = useDocumentInfo()
  const { code } = useLocale()
  const [fields] = useAllFormFields()
  const [letter, setLetter] = useState<Letter | null>(null)
  const asked = useRef(0)
  const body = JSON.stringify({ wide, form: reduceFieldsToValues(fields, true) })

  useEffect(() => {
    if (!isOn || id === undefined) return
    const ask = async (): Promise<void> => {
      const at = ++asked.current
      const address = `${config.routes.api}/${collectionSlug}/${id}/live?locale=${code}`
      const answer = await fetch(address, { method: 'POST', body }).catch(() => null)
      // An answer that was overtaken by a newer question says what stood there before.
      if (answer?.ok && at === asked.current)
        setLetter({ ...((await answer.json()) as Omit<Letter, 'at'>), at })
    }
    const timer = setTimeout(() => void ask(), WAIT_MS)
    return () => clearTimeout(timer)
  }, [isOn, id, collectionSlug, code, body, config.routes.api])
  return letter
}
