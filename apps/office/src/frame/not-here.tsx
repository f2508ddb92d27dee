import { useWords } from '../i18n/use-words.ts'
import { ActLink } from '../parts/act.tsx'
import { Panel } from '../parts/panel.tsx'
import { Top } from './top.tsx'

/** An address that leads nowhere, or to a thing that is gone. */
export function NotHere() {
  const words = useWords()
  return (
    <>
      <Top title={words('notHere.title')} />
      <Panel title={words('notHere.title')}>
        <p>{words('notHere.text')}</p>
        <p>
          <ActLink to="/">{words('menu.today')}</ActLink>
        </p>
      </Panel>
    </>
  )
}
