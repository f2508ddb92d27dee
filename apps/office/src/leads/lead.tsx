import { getLead, type LeadView } from '#contracts/staff/leads.ts'
import { useParams } from 'react-router-dom'
import { useRead } from '../api/use-read.ts'
import { Top } from '../frame/top.tsx'
import { useWords } from '../i18n/use-words.ts'
import { Facts } from '../parts/facts.tsx'
import { Moment } from '../parts/moment.tsx'
import { Panel } from '../parts/panel.tsx'
import { Refused } from '../parts/refused.tsx'
import { Split } from '../parts/row.tsx'
import { Tag } from '../parts/tag.tsx'
import { Timeline } from '../parts/timeline.tsx'
import { LeadActs } from './lead-acts.tsx'
import { LEAD_TONES } from './leads.tsx'
import styles from './lead.module.css'

/** One business with everything it wrote, and the result. Links in its text are never active. */
export function Lead() {
  const words = useWords()
  const { leadId = '' } = useParams()
  const { data: lead, error } = useRead(getLead, { params: { leadId } }, { everyMs: 5_000 })
  if (!lead)
    return (
      <>
        <Top title={words('menu.leads')} />
        <Refused refusal={error} />
      </>
    )
  return (
    <>
      <Top title={lead.company} under={`${lead.product} · ${lead.reference}`} />
      <Split side={<Became lead={lead} />}>
        <Panel title={words('leads.written')}>
          {lead.written.map(({ at, need, detail }) => (
            <div key={at} className={styles.wish}>
              <Moment at={at} />
              <p lang={lead.lang} className={styles.text}>
                {need}
              </p>
              <Facts facts={Object.entries(detail)} />
            </div>
          ))}
        </Panel>
        <Panel title={words('leads.contact')}>
          <Facts
            facts={[
              [words('messages.name'), lead.contactName],
              [words('table.number'), lead.phone],
              [words('leads.email'), lead.email],
              [words('leads.callTime'), words(`leadTime.${lead.callTime}`)],
              [words('messages.language'), words(`language.${lead.lang}`)],
            ]}
          />
        </Panel>
      </Split>
    </>
  )
}

function Became({ lead }: { lead: LeadView }) {
  const words = useWords()
  return (
    <Panel
      title={words('leads.became')}
      aside={<Tag tone={LEAD_TONES[lead.state]}>{words(`leadState.${lead.state}`)}</Tag>}
    >
      <LeadActs lead={lead} />
      <Timeline
        points={lead.steps.map(({ at, state, who, why }) => ({
          key: at,
          is: 'done',
          title: words(`leadState.${state}`),
          text: (
            <>
              <Moment at={at} /> {[who, why].filter(Boolean).join(': ')}
            </>
          ),
        }))}
      />
    </Panel>
  )
}
