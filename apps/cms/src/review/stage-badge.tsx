'use client'
import { useDeskWords } from '../components/use-desk-words.ts'
import { STAGE_WORD } from './stage-words.ts'
import type { Stage } from './stages.ts'

const CALM: ReadonlySet<Stage> = new Set<Stage>(['PUBLISHED', 'APPROVED'])

export function StageBadge({ stage }: { readonly stage: Stage }) {
  const say = useDeskWords()
  return (
    <span className={`cms-badge${CALM.has(stage) ? ' cms-badge--fine' : ''}`}>{say(STAGE_WORD[stage])}</span>
  )
}
