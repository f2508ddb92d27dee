import {
  getApplicationFile,
  getStaffApplication,
  type StaffApplication,
} from '#contracts/staff/applications.ts'
import { formatKyat } from '#language/formats.ts'
import { useParams } from 'react-router-dom'
import { fetchFile } from '../api/call-office.ts'
import { useRead } from '../api/use-read.ts'
import { useMay } from '../auth/use-roles.ts'
import { Top } from '../frame/top.tsx'
import { currentLang } from '../i18n/lang.ts'
import { useName } from '../i18n/use-name.ts'
import { useWords } from '../i18n/use-words.ts'
import { Facts } from '../parts/facts.tsx'
import { FileButton } from '../parts/file-button.tsx'
import { Moment } from '../parts/moment.tsx'
import { Panel } from '../parts/panel.tsx'
import { Refused } from '../parts/refused.tsx'
import { Split } from '../parts/row.tsx'
import { Tag } from '../parts/tag.tsx'
import { Timeline } from '../parts/timeline.tsx'
import { ApplicationActs } from './application-acts.tsx'
import { APPLICATION_TONES } from './application-tone.ts'

/** One application: what was answered and sent, what was said, and what can be done now. */
export function Application() {
  const words = useWords()
  const { applicationId = '' } = useParams()
  const { data: one, error } = useRead(getStaffApplication, { params: { applicationId } }, { everyMs: 5_000 })
  if (!one)
    return (
      <>
        <Top title={words('menu.applications')} />
        <Refused refusal={error} />
      </>
    )
  const my = currentLang() === 'my'
  return (
    <>
      <Top title={my ? one.nameMm : one.name} under={one.reference} />
      <Split side={<Became one={one} />}>
        <Panel title={words('applications.answers')}>
          <Facts
            facts={one.answers.map(({ label, labelMm, value, valueMm }) => [
              my ? labelMm : label,
              my ? valueMm : value,
            ])}
          />
        </Panel>
        <Panel title={words('applications.about')}>
          <About one={one} />
        </Panel>
      </Split>
    </>
  )
}

function About({ one }: { one: StaffApplication }) {
  const words = useWords()
  return (
    <Facts
      facts={[
        [words('applications.line'), one.affected],
        [words('applications.contract'), one.contractNo],
        [words('applications.reach'), one.line],
        [words('applications.proof'), words(`applicationProof.${one.proof}`)],
        [
          words('applications.fee'),
          one.fee > 0 ? `${formatKyat(one.fee, currentLang())} · ${words(`feeState.${one.feeState}`)}` : null,
        ],
        [words('applications.systemRef'), one.systemRef],
        [words('messages.language'), words(`language.${one.lang}`)],
      ]}
    />
  )
}

function Became({ one }: { one: StaffApplication }) {
  const words = useWords()
  const name = useName()
  return (
    <Panel
      title={words('applications.became')}
      aside={<Tag tone={APPLICATION_TONES[one.state]}>{words(`applicationState.${one.state}`)}</Tag>}
    >
      {one.isAsked ? <p role="status">{words('applications.asked')}</p> : null}
      {one.deedWhy ? (
        <p role="alert">{words('applications.bookRefused', { why: name('bookWhy', one.deedWhy) })}</p>
      ) : null}
      <ApplicationActs one={one} />
      <Timeline
        points={one.timeline.map((step) => ({
          key: `${step.at} ${step.state}`,
          is: 'done',
          title: words(`applicationState.${step.state}`),
          text: <Said one={one} step={step} />,
        }))}
      />
    </Panel>
  )
}

type Step = StaffApplication['timeline'][number]

/** A customer's words are text: no link in them can be pressed. */
function Said({ one, step: { at, by, words: text, files } }: { one: StaffApplication; step: Step }) {
  const words = useWords()
  const name = useName()
  const may = useMay()
  const { applicationId } = one
  return (
    <>
      <Moment at={at} /> {words(`applicationBy.${by}`)}
      {text ? <span>: {by === 'SYSTEM' ? name('applicationWhy', text) : text}</span> : null}
      {files.map((file, index) => (
        <FileButton
          key={file.fileId}
          file={file}
          number={index + 1}
          allowed={one.isMine && may(getApplicationFile)}
          fetch={() => fetchFile(getApplicationFile, { params: { applicationId, fileId: file.fileId } })}
        />
      ))}
    </>
  )
}
