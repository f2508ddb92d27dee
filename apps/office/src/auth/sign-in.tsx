import { beginStaffSignIn, IDLE_MINUTES, staffSignIn } from '#contracts/staff/session.ts'
import { startAuthentication } from '@simplewebauthn/browser'
import { useState } from 'react'
import { callOffice } from '../api/call-office.ts'
import { Refusal } from '../api/refusal.ts'
import { useWords } from '../i18n/use-words.ts'
import { Act } from '../parts/act.tsx'
import { Refused } from '../parts/refused.tsx'
import { Door } from './door.tsx'
import { whyOver } from './session.ts'
import { useEnter } from './use-enter.ts'

type Options = Parameters<typeof startAuthentication>[0]['optionsJSON']

async function byPasskey() {
  const { ceremonyId, options } = await callOffice(beginStaffSignIn, { body: {} })
  const response = await startAuthentication({ optionsJSON: options as unknown as Options })
  return callOffice(staffSignIn, { body: { ceremonyId, response: response as never } })
}

/** No name and no password: the passkey of this computer or key says who it is. */
export function SignIn() {
  const words = useWords()
  const enter = useEnter()
  const [busy, setBusy] = useState(false)
  const [failed, setFailed] = useState<Refusal | 'BROWSER' | null>(null)
  const over = whyOver()
  const begin = async () => {
    setBusy(true)
    setFailed(null)
    try {
      await enter(await byPasskey())
    } catch (error) {
      setFailed(error instanceof Refusal ? error : 'BROWSER')
    } finally {
      setBusy(false)
    }
  }
  return (
    <Door title={words('signIn.title')}>
      {over ? (
        <p role="status">
          {over === 'IDLE' ? words('signIn.idle', { n: IDLE_MINUTES }) : words('signIn.ended')}
        </p>
      ) : null}
      <p>{words('signIn.text')}</p>
      {failed === 'BROWSER' ? <p role="alert">{words('signIn.stopped')}</p> : <Refused refusal={failed} />}
      <Act look="main" wide disabled={busy} onClick={() => void begin()}>
        {words('signIn.act')}
      </Act>
      <p className="soft">{words('signIn.lost')}</p>
    </Door>
  )
}
