import type { ResultOf } from '#contracts/call.ts'
import { getMessage } from '#contracts/staff/messages.ts'
import { useParams } from 'react-router-dom'
import { useRead } from '../api/use-read.ts'
import { Top } from '../frame/top.tsx'
import { useName } from '../i18n/use-name.ts'
import { useWords } from '../i18n/use-words.ts'
import { Facts } from '../parts/facts.tsx'
import { Moment } from '../parts/moment.tsx'
import { Panel } from '../parts/panel.tsx'
import { Refused } from '../parts/refused.tsx'
import { Split } from '../parts/row.tsx'
import { Tag } from '../parts/tag.tsx'
import { Timeline } from '../parts/timeline.tsx'
import { MessageActs } from './message-acts.tsx'
import styles from './message.module.css'

type Contact = ResultOf<typeof getMessage>

/** One message with the ways to answer it. */
export function Message() {
  const words = useWords()
  const name = useName()
  const { messageId = '' } = useParams()
  const { data: message, error } = useRead(getMessage, { params: { messageId } }, { everyMs: 5_000 })
  if (!message)
    return (
      <>
        <Top title={words('menu.messages')} />
        <Refused refusal={error} />
      </>
    )
  return (
    <>
      <Top
        title={words('messages.title', { reference: message.reference })}
        under={name('topic', message.topic)}
      />
      <Split side={<Answering message={message} />}>
        <Panel title={words('messages.text')} aside={<Moment at={message.receivedAt} />}>
          <p lang={message.lang} className={styles.text}>
            {message.body}
          </p>
          {message.bodyTyped ? (
            <details>
              <summary>{words('messages.typed')}</summary>
              <p className={styles.text}>{message.bodyTyped}</p>
            </details>
          ) : null}
        </Panel>
        <Panel title={words('messages.sender')}>
          <Facts
            facts={[
              [words('messages.name'), message.name],
              [
                words('table.number'),
                message.phone === null
                  ? null
                  : `${message.phone} (${words(message.phoneProven ? 'messages.proven' : 'messages.notProven')})`,
              ],
              [words('messages.email'), message.email],
              [words('messages.language'), words(`language.${message.lang}`)],
            ]}
          />
        </Panel>
      </Split>
    </>
  )
}

function Answering({ message }: { message: Contact }) {
  const words = useWords()
  const name = useName()
  const { state, isMine, takenBy, answers } = message
  return (
    <Panel
      title={words('messages.answering')}
      aside={<Tag tone={state === 'NEW' ? 'warn' : 'plain'}>{words(`messageState.${state}`)}</Tag>}
    >
      <p>
        {isMine
          ? words('messages.yours')
          : takenBy
            ? words('messages.takenBy', { name: takenBy })
            : words('messages.free')}
      </p>
      <MessageActs message={message} />
      <Timeline
        points={answers.map(({ by, template, who, at }) => ({
          key: at,
          is: 'done',
          title: words('messages.answeredBy', { by: words(`answeredBy.${by}`), who }),
          text: (
            <>
              <Moment at={at} /> {template ? name('template', template) : null}
            </>
          ),
        }))}
      />
    </Panel>
  )
}
