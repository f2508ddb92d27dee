import type { ProposalKind } from '#contracts/staff/proposal-kinds.ts'
import { Link } from 'react-router-dom'
import { useWords } from '../i18n/use-words.ts'
import { Tag } from '../parts/tag.tsx'

type Open = { readonly proposalId: string; readonly kind: ProposalKind } | null

/** Stands on the thing itself as long as a proposal about it is open, and leads to it. */
export function WaitingMark({ proposal }: { proposal: Open }) {
  const words = useWords()
  if (!proposal) return null
  return (
    <Link to={`/approvals/${proposal.proposalId}`} title={words(`kind.${proposal.kind}`)}>
      <Tag tone="warn">{words('approvals.waits')}</Tag>
    </Link>
  )
}
