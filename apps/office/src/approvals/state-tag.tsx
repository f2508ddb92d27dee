import type { Proposal } from '#contracts/staff/proposals.ts'
import { useWords } from '../i18n/use-words.ts'
import { Tag, type Tone } from '../parts/tag.tsx'

const TONES: Readonly<Record<Proposal['state'], Tone>> = {
  PROPOSED: 'warn',
  APPROVED: 'ok',
  DONE: 'ok',
  REFUSED: 'plain',
  WITHDRAWN: 'plain',
  EXPIRED: 'plain',
  FAILED: 'bad',
}

export function ProposalState({ state }: { state: Proposal['state'] }) {
  const words = useWords()
  return <Tag tone={TONES[state]}>{words(`proposalState.${state}`)}</Tag>
}
