import {
  approveProposal,
  refuseProposal,
  withdrawProposal,
  type Proposal,
} from '#contracts/staff/proposals.ts'
import { useNotify } from 'react-admin'
import { useChange } from '../api/use-change.ts'
import { Ask } from '../ask/ask.tsx'
import { Grounds } from '../ask/fields.tsx'
import { useAsk } from '../ask/use-ask.ts'
import { useWords } from '../i18n/use-words.ts'
import { useKeys } from '../keys/use-keys.ts'
import { Act } from '../parts/act.tsx'
import { Note } from '../parts/note.tsx'
import { Refused } from '../parts/refused.tsx'
import { Row } from '../parts/row.tsx'

/** The second person approves or refuses; the proposer can only withdraw. */
export function Decide({ proposal }: { proposal: Proposal }) {
  const words = useWords()
  const { state, canDecide, isOwn } = proposal
  if (state !== 'PROPOSED') return null
  if (canDecide) return <Second proposal={proposal} />
  return isOwn ? <Own proposal={proposal} /> : <Note>{words('approvals.others')}</Note>
}

function Second({ proposal: { proposalId, hash } }: { proposal: Proposal }) {
  const words = useWords()
  const notify = useNotify()
  const approve = useChange(approveProposal)
  const refuse = useAsk<Proposal['proposalId'], typeof refuseProposal>(refuseProposal)
  const params = { proposalId }
  // What is sent is the hash of what stands on this page: another proposal by the same id is refused.
  const agree = async () => {
    if (await approve.run({ params, body: { hash } }))
      notify(words('approvals.approvedNow'), { type: 'success' })
  }
  useKeys({ a: () => void agree() })
  return (
    <>
      <Row>
        <Act look="main" disabled={approve.busy} onClick={() => void agree()}>
          {words('approvals.approve')}
        </Act>
        <Act look="danger" disabled={approve.busy} onClick={() => refuse.open(proposalId)}>
          {words('approvals.refuse')}
        </Act>
      </Row>
      <Refused refusal={approve.refusal} />
      <Note>{words('approvals.rule')}</Note>
      {refuse.about ? (
        <Ask
          title={words('approvals.refuse')}
          act={words('approvals.refuse')}
          danger
          busy={refuse.busy}
          refusal={refuse.refusal}
          onClose={refuse.close}
          onAct={({ why }) =>
            void refuse.send({ params, body: { why: String(why) } }, () => words('approvals.refusedNow'))
          }
        >
          <Grounds evidence={false} />
        </Ask>
      ) : null}
    </>
  )
}

function Own({ proposal: { proposalId } }: { proposal: Proposal }) {
  const words = useWords()
  const { run, busy, refusal } = useChange(withdrawProposal)
  return (
    <>
      <Row>
        <Act look="main" disabled title={words('approvals.own')}>
          {words('approvals.approve')}
        </Act>
        <Act disabled={busy} onClick={() => void run({ params: { proposalId }, body: {} })}>
          {words('approvals.withdraw')}
        </Act>
      </Row>
      <Refused refusal={refusal} />
      <Note>{words('approvals.own')}</Note>
    </>
  )
}
