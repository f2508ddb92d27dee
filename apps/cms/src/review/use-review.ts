'use client'
import { toast, useConfig, useDocumentInfo } from '@payloadcms/ui'
import { useCallback, useEffect, useState } from 'react'
import { useDeskWords } from '../components/use-desk-words.ts'
import { DEED_WORDS } from './stage-words.ts'
import type { Deed, Stage } from './stages.ts'

type Note = { readonly deed: Deed; readonly by: string; readonly at: string; readonly words: string }
export type Review = {
  readonly stage: Stage
  readonly writer: string | null
  readonly needsTwo: boolean
  readonly deeds: readonly Deed[]
  readonly notes: readonly Note[]
}

type Told = { errors?: { message: string; data?: { errors?: { label?: string; message: string }[] } }[] }

/** The reasons for each field where there are some, else the one sentence. */
const reasonsOf = ({ errors }: Told): string[] =>
  (errors ?? []).flatMap(({ message, data }) =>
    data?.errors?.length ? data.errors.map((one) => `${one.label ?? ''}: ${one.message}`) : [message],
  )

/** The review of the document on the screen, read again after each save. */
export function useReview() {
  const { config } = useConfig()
  const { id, collectionSlug, data, versionCount } = useDocumentInfo()
  const [review, setReview] = useState<Review | null>(null)
  const say = useDeskWords()
  const address = id === undefined ? null : `${config.routes.api}/${collectionSlug}/${id}/review`

  const read = useCallback(async (): Promise<void> => {
    const answer = address ? await fetch(address).catch(() => null) : null
    if (answer?.ok) setReview((await answer.json()) as Review)
  }, [address])
  const savedAt: unknown = data?.['updatedAt']
  useEffect(() => void read(), [read, savedAt, versionCount])

  const act = async (deed: Deed, words: string): Promise<boolean> => {
    const answer = await fetch(String(address), {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ deed, words }),
    }).catch(() => null)
    if (!answer?.ok) {
      const told = (await answer?.json().catch(() => null)) as Told | null
      const reasons = told ? reasonsOf(told) : []
      toast.error(reasons.length > 0 ? reasons.join(' ') : say('noAnswer'))
      return false
    }
    // The form holds the state of before; what follows is written on the new one.
    if (deed === 'COMMENT') await read()
    else window.location.reload()
    toast.success(say(DEED_WORDS[deed][1]))
    return true
  }
  return { review, act }
}
