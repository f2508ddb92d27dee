import { getProposal, type Proposal } from '#contracts/staff/proposals.ts'
import { useParams } from 'react-router-dom'
import { useRead } from '../api/use-read.ts'
import { Top } from '../frame/top.tsx'
import { useName } from '../i18n/use-name.ts'
import { useWords } from '../i18n/use-words.ts'
import { Age } from '../parts/age.tsx'
import { Facts } from '../parts/facts.tsx'
import { Kyat } from '../parts/kyat.tsx'
import { Moment } from '../parts/moment.tsx'
import { Note } from '../parts/note.tsx'
import { Panel } from '../parts/panel.tsx'
import { Refused } from '../parts/refused.tsx'
import { Split } from '../parts/row.tsx'
import { Timeline, type Point } from '../parts/timeline.tsx'
import { Values } from '../parts/values.tsx'
import { Decide } from './decide.tsx'
import { useProposedWords } from './proposed-words.ts'
import { ProposalState } from './state-tag.tsx'
import { ThingLink } from './thing-link.tsx'

const RUNNING_MS = 700

/** One proposal: what it would do, how the thing stood, why, and the decision. */
export function Approval() {
  const words = useWords()
  const { proposalId = '' } = useParams()
  const asked = useRead(getProposal, { params: { proposalId } })
  // What was approved runs a moment later: its end is waited for on this page.
  useRead(
    getProposal,
    { params: { proposalId } },
    { enabled: asked.data?.state === 'APPROVED', everyMs: RUNNING_MS },
  )
  if (asked.error) return <NotShown refusal={asked.error} />
  if (!asked.data) return <Top title={words('menu.approvals')} />
  return <Shown proposal={asked.data} />
}

function NotShown({ refusal }: { refusal: Parameters<typeof Refused>[0]['refusal'] }) {
  const words = useWords()
  return (
    <>
      <Top title={words('menu.approvals')} />
      <Refused refusal={refusal} />
    </>
  )
}

function Shown({ proposal }: { proposal: Proposal }) {
  const words = useWords()
  const say = useProposedWords()
  const { kind, state, amountKyat, thing, why, evidence, proposed, seen } = proposal
  return (
    <>
      <Top title={words(`kind.${kind}`)} under={say(proposed)} />
      <Split
        side={
          <Panel title={words('approvals.decision')} aside={<ProposalState state={state} />}>
            <Decide proposal={proposal} />
            <Course proposal={proposal} />
          </Panel>
        }
      >
        <Panel title={words('approvals.what')}>
          <Facts
            facts={[
              [words('approvals.does'), say(proposed)],
              [words('approvals.thing'), <ThingLink key="thing" thing={thing} />],
              [words('table.kyat'), amountKyat === null ? null : <Kyat key="kyat" amount={amountKyat} />],
              [words('approvals.why'), why],
              [words('approvals.evidence'), evidence],
            ]}
          />
        </Panel>
        <Panel title={words('approvals.seen')}>
          <Values values={seen} />
          <Note>{words('approvals.seenRule')}</Note>
        </Panel>
        <Panel title={words('approvals.exactly')}>
          <Values values={proposed} />
          <p className="soft">{words('approvals.hash', { hash: proposal.hash.slice(0, 16) })}</p>
        </Panel>
      </Split>
    </>
  )
}

/** Who did what with it, and until when it can be decided. */
function Course({ proposal }: { proposal: Proposal }) {
  const words = useWords()
  const name = useName()
  const { state, proposedBy, proposedAt, decidedBy, decidedAt, decidedWhy, endedAt, expiresAt, failure } =
    proposal
  const points: Point[] = [
    {
      key: 'proposed',
      is: 'done',
      title: words('approvals.proposedBy', { name: proposedBy.name }),
      text: <Moment at={proposedAt} />,
    },
  ]
  if (decidedAt)
    points.push({
      key: 'decided',
      is: 'done',
      title: words(state === 'REFUSED' ? 'approvals.refusedBy' : 'approvals.approvedBy', {
        name: decidedBy?.name ?? '',
      }),
      text: (
        <>
          <Moment at={decidedAt} /> {decidedWhy}
        </>
      ),
    })
  if (state === 'PROPOSED')
    points.push({
      key: 'expires',
      is: 'next',
      title: words('approvals.expires'),
      text: <Moment at={expiresAt} />,
    })
  else if (state === 'APPROVED')
    points.push({
      key: 'runs',
      is: 'now',
      title: words('approvals.runs'),
      text: <Age since={decidedAt ?? proposedAt} />,
    })
  else if (endedAt && state !== 'REFUSED')
    points.push({
      key: 'ended',
      is: 'done',
      title: words(`proposalState.${state}`),
      text: (
        <>
          <Moment at={endedAt} /> {failure ? name('failed', failure) : null}
        </>
      ),
    })
  return <Timeline points={points} />
}
