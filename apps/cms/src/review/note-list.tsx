'use client'
import { useDeskWords } from '../components/use-desk-words.ts'
import { yangonMoment } from '../time/yangon-moment.ts'
import { DEED_WORDS } from './stage-words.ts'
import type { Review } from './use-review.ts'

/** The newest first. */
export function NoteList({ notes }: { readonly notes: Review['notes'] }) {
  const say = useDeskWords()
  return (
    <ol className="cms-notes">
      {notes.map(({ deed, by, at, words }) => (
        <li key={at}>
          <strong>{by}</strong> {say(DEED_WORDS[deed][1])}
          <small>{yangonMoment(at, say('yangonTime'))}</small>
          {words && <p>{words}</p>}
        </li>
      ))}
    </ol>
  )
}
