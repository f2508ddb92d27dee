'use client'
import { useConfig } from '@payloadcms/ui'
import Link from 'next/link'
import { useEffect, useState } from 'react'
import { useDeskWords } from '../components/use-desk-words.ts'

type Hit = { readonly collection: string; readonly id: number; readonly title: string; readonly kind: string }

const WAIT_MS = 300

/** Over all content, in both languages. */
export function DeskSearch() {
  const { config } = useConfig()
  const [words, setWords] = useState('')
  const [hits, setHits] = useState<readonly Hit[] | null>(null)
  const say = useDeskWords()
  const { admin, api } = config.routes
  useEffect(() => {
    if (words.trim().length < 2) return setHits(null)
    const ask = async (): Promise<void> => {
      const answer = await fetch(`${api}/desk/search?words=${encodeURIComponent(words)}`).catch(() => null)
      if (answer?.ok) setHits(((await answer.json()) as { hits: Hit[] }).hits)
    }
    const timer = setTimeout(() => void ask(), WAIT_MS)
    return () => clearTimeout(timer)
  }, [words, api])
  return (
    <search className="cms-search">
      <label className="field-label" htmlFor="desk-search">
        {say('searchAll')}
      </label>
      <input
        id="desk-search"
        type="search"
        autoComplete="off"
        value={words}
        onChange={(event) => setWords(event.target.value)}
      />
      <div role="status">
        {hits && hits.length === 0 && <p className="cms-hint">{say('searchNone')}</p>}
        {hits && hits.length > 0 && (
          <ul className="cms-hits">
            {hits.map(({ collection, id, title, kind }) => (
              <li key={`${collection}/${id}`}>
                <Link href={`${admin}/collections/${collection}/${id}`}>{title}</Link> <small>{kind}</small>
              </li>
            ))}
          </ul>
        )}
      </div>
    </search>
  )
}
