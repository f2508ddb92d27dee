import { switchChannelOff, switchChannelOn } from '#contracts/staff/payments.ts'
import { Ask } from '../ask/ask.tsx'
import { Grounds } from '../ask/fields.tsx'
import { useAsk } from '../ask/use-ask.ts'
import { useMay } from '../auth/use-roles.ts'
import { useName } from '../i18n/use-name.ts'
import { useWords } from '../i18n/use-words.ts'
import { Act } from '../parts/act.tsx'
import { Note } from '../parts/note.tsx'
import type { Channel } from './office-payment.ts'

/** One person switches a channel off at once; that it stays off takes a second. */
export function ChannelSwitch({ channel: { channel, off } }: { channel: Channel }) {
  const may = useMay()
  if (!may(switchChannelOff)) return null
  return off ? <On channel={channel} /> : <Off channel={channel} />
}

function Off({ channel }: { channel: string }) {
  const words = useWords()
  const name = useName()
  const ask = useAsk<string, typeof switchChannelOff>(switchChannelOff)
  const title = words('channels.switchOff', { channel: name('channel', channel) })
  return (
    <>
      <Act look="danger" onClick={() => ask.open(channel)}>
        {title}
      </Act>
      {ask.about ? (
        <Ask
          title={title}
          act={words('channels.offNow')}
          danger
          busy={ask.busy}
          refusal={ask.refusal}
          onClose={ask.close}
          onAct={({ why }) =>
            void ask.send({ params: { channel }, body: { why: String(why) } }, () => words('channels.isOff'))
          }
        >
          <Note>{words('channels.rule')}</Note>
          <Grounds evidence={false} />
        </Ask>
      ) : null}
    </>
  )
}

function On({ channel }: { channel: string }) {
  const words = useWords()
  const name = useName()
  const ask = useAsk<string, typeof switchChannelOn>(switchChannelOn)
  const title = words('channels.switchOn', { channel: name('channel', channel) })
  return (
    <>
      <Act onClick={() => ask.open(channel)}>{title}</Act>
      {ask.about ? (
        <Ask
          title={title}
          act={words('channels.onNow')}
          busy={ask.busy}
          refusal={ask.refusal}
          onClose={ask.close}
          onAct={({ why }) =>
            void ask.send({ params: { channel }, body: { why: String(why) } }, () => words('channels.isOn'))
          }
        >
          <Grounds evidence={false} />
        </Ask>
      ) : null}
    </>
  )
}
