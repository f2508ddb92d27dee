import { beginEnrolment, enrol } from '#contracts/staff/session.ts'
import { startRegistration } from '@simplewebauthn/browser'
import { useState } from 'react'
import { useParams } from 'react-router-dom'
import { callOffice } from '../api/call-office.ts'
import { Refusal } from '../api/refusal.ts'
import { useWords } from '../i18n/use-words.ts'
import { Act } from '../parts/act.tsx'
import { Refused } from '../parts/refused.tsx'
import { Door } from './door.tsx'
import { useEnter } from './use-enter.ts'

type Options = Parameters<typeof startRegistration>[0]['optionsJSON']

async function makePasskey(link: string) {
  const { ceremonyId, options } = await callOffice(beginEnrolment, { body: { link } })
  const response = await startRegistration({ optionsJSON: options as unknown as Options })
  return callOffice(enrol, { body: { link, ceremonyId, response: response as never } })
}

/** Opened by a link that an administrator gave: makes the passkey and signs in. */
export function Enrol() {
  const words = useWords()
  const enter = useEnter()
  const { link = '' } = useParams()
  const [busy, setBusy] = useState(false)
  const [failed, setFailed] = useState<Refusal | 'BROWSER' | null>(null)
  const begin = async () => {
    setBusy(true)
    setFailed(null)
    try {
      await enter(await makePasskey(link), '/')
    } catch (error) {
      setFailed(error instanceof Refusal ? error : 'BROWSER')
    } finally {
      setBusy(false)
    }
  }
  return (
    <Door title={words('enrol.title')}>
      <p>{words('enrol.text')}</p>
      {failed === 'BROWSER' ? <p role="alert">{words('signIn.stopped')}</p> : <Refused refusal={failed} />}
      <Act look="main" wide disabled={busy} onClick={() => void begin()}>
        {words('enrol.act')}
      </Act>
    </Door>
  )
}
