import type { ResultOf } from '#contracts/call.ts'
import { getRecordPoints, proposePoints } from '#contracts/staff/points.ts'
import { formatDate, formatInteger } from '#language/formats.ts'
import { useRead } from '../api/use-read.ts'
import { WaitingMark } from '../approvals/waiting-mark.tsx'
import { useMay } from '../auth/use-roles.ts'
import { currentLang } from '../i18n/lang.ts'
import { useWords } from '../i18n/use-words.ts'
import { Facts } from '../parts/facts.tsx'
import { Moment } from '../parts/moment.tsx'
import { Panel } from '../parts/panel.tsx'
import { Refused } from '../parts/refused.tsx'
import { AdjustPoints } from './adjust-points.tsx'

type RecordPoints = ResultOf<typeof getRecordPoints>

const POINTS_MS = 5_000

/** Points and tier, what is on its way, and what a refund could not take back. */
export function PointsOf({ recordId }: { recordId: string }) {
  const words = useWords()
  const may = useMay()
  const { data, error } = useRead(
    getRecordPoints,
    { params: { recordId } },
    { everyMs: POINTS_MS, forgets: true },
  )
  return (
    <Panel title={words('points.title')} aside={data ? <WaitingMark proposal={data.proposal} /> : null}>
      <Refused refusal={error} />
      {data ? <Shown points={data} /> : null}
      {data && !data.proposal && may(proposePoints) ? (
        <AdjustPoints recordId={recordId} alonePoints={data.alonePoints} />
      ) : null}
    </Panel>
  )
}

function Shown({ points: { spendable, member, held, missing } }: { points: RecordPoints }) {
  const words = useWords()
  return (
    <Facts
      facts={[
        [
          words('points.spendable'),
          spendable === null ? (
            words('record.noBalance')
          ) : (
            <b key="points" className="num">
              {formatInteger(spendable)}
            </b>
          ),
        ],
        [
          words('points.tier'),
          member
            ? words('points.tierUntil', {
                tier: words(`tier.${member.tier}`),
                date: formatDate(member.tierValidTo, currentLang()),
              })
            : words('points.noMember'),
        ],
        [
          words('points.held'),
          held.length > 0
            ? held.map(({ points, at }) => (
                <div key={at}>
                  <span className="num">{formatInteger(points)}</span>, <Moment at={at} />
                </div>
              ))
            : null,
        ],
        [
          words('points.missing'),
          missing.length > 0
            ? missing.map(({ earnedAt, earned, missing: left }) => (
                <div key={earnedAt}>
                  {words('points.missingOf', { missing: formatInteger(left), earned: formatInteger(earned) })}
                  , <Moment at={earnedAt} />
                </div>
              ))
            : null,
        ],
      ]}
    />
  )
}
