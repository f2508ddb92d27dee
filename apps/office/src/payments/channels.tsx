import { Top } from '../frame/top.tsx'
import { useWords } from '../i18n/use-words.ts'
import { Note } from '../parts/note.tsx'
import { Panel } from '../parts/panel.tsx'
import { ChannelHealth } from './channel-health.tsx'

/** How each channel is doing, and its switch. */
export function Channels() {
  const words = useWords()
  return (
    <>
      <Top title={words('menu.channels')} under={words('channels.under')} />
      <Panel title={words('channels.title')}>
        <ChannelHealth wide />
      </Panel>
      <Note>{words('channels.rule')}</Note>
    </>
  )
}
