import { demoSignIn } from '#contracts/staff/session.ts'
import { useEffect, useRef } from 'react'
import { useParams } from 'react-router-dom'
import { useChange } from '../api/use-change.ts'
import { useWords } from '../i18n/use-words.ts'
import { Refused } from '../parts/refused.tsx'
import { Door } from './door.tsx'
import { useEnter } from './use-enter.ts'

/** A link that `npm start` prints: signs a person of the demo in. In production nobody answers it. */
export function DemoDoor() {
  const words = useWords()
  const enter = useEnter()
  const { link = '' } = useParams()
  const { run, refusal } = useChange(demoSignIn)
  const tried = useRef('')
  useEffect(() => {
    if (tried.current === link) return
    tried.current = link
    void run({ body: { link } }).then((session) => session && enter(session, '/'))
  })
  return (
    <Door title={words('demo.title')}>
      {refusal ? <Refused refusal={refusal} /> : <p role="status">{words('demo.text')}</p>}
    </Door>
  )
}
