'use client'
import { Button, useFormModified } from '@payloadcms/ui'
import { useState } from 'react'
import { useDeskWords } from '../components/use-desk-words.ts'
import { NoteList } from './note-list.tsx'
import { StageBadge } from './stage-badge.tsx'
import { DEED_WORDS } from './stage-words.ts'
import type { Deed } from './stages.ts'
import { useReview } from './use-review.ts'

const FIRST = new Set<Deed>(['SUBMIT', 'APPROVE', 'PUBLISH'])

/** Beside the form: where the document stands, what may be done with it now, and what colleagues said. */
export function ReviewCard() {
  const { review, act } = useReview()
  const modified = useFormModified()
  const [words, setWords] = useState('')
  const [busy, setBusy] = useState(false)
  const say = useDeskWords()
  if (!review) return null
  const press = async (deed: Deed): Promise<void> => {
    setBusy(true)
    if (await act(deed, words)) setWords('')
    setBusy(false)
  }
  return (
    <section className="field-type cms-review" aria-label={say('review')}>
      <h3>
        {say('review')} <StageBadge stage={review.stage} />
      </h3>
      {review.writer && <p className="cms-hint">{say('writtenBy', { who: review.writer })}</p>}
      {review.needsTwo && <p className="cms-hint">{say('twoPeople')}</p>}
      <label className="field-label" htmlFor="review-words">
        {say('reviewWords')}
      </label>
      <textarea
        id="review-words"
        rows={3}
        value={words}
        maxLength={2000}
        onChange={(event) => setWords(event.target.value)}
      />
      {modified && <p className="cms-hint">{say('saveFirst')}</p>}
      <div className="cms-review-deeds">
        {review.deeds.map((deed) => (
          <Button
            key={deed}
            size="small"
            buttonStyle={FIRST.has(deed) ? 'primary' : 'secondary'}
            disabled={busy || (modified && deed !== 'COMMENT')}
            onClick={() => void press(deed)}
          >
            {say(DEED_WORDS[deed][0])}
          </Button>
        ))}
      </div>
      <NoteList notes={review.notes} />
    </section>
  )
}
