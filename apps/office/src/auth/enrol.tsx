import { beginEnrolment, enrol } from '#contracts/staff/session.ts'
import { startRegistration } from '@simplewebauthn/browser'
import { useState, type FormEvent } from 'react'
import { useParams } from 'react-router-dom'
import { callOffice } from '../api/call-office.ts'
import { Refusal } from '../api/refusal.ts'
import { useWords } from '../i18n/use-words.ts'
import { Act } from '../parts/act.tsx'
import { Refused } from '../parts/refused.tsx'
import styles from './door.module.css'
import { Door } from './door.tsx'
import { EnrolCode } from './enrol-code.tsx'
import { useEnter } from './use-enter.ts'

type Options = Parameters<typeof startRegistration>[0]['optionsJSON']

/** A link that two administrators gave also needs the code that the second one saw. */
const NEEDS_CODE: readonly string[] = ['OTP_REQUIRED', 'OTP_INVALID']

async function makePasskey(link: string, code: string) {
  const opens = { link, ...(code === '' ? {} : { code }) }
  const { ceremonyId, options } = await callOffice(beginEnrolment, { body: opens })
  const response = await startRegistration({ optionsJSON: options as unknown as Options })
  return callOffice(enrol, { body: { ...opens, ceremonyId, response: response as never } })
}

/** Opened by a link that an administrator gave: makes the passkey and signs in. */
export function Enrol() {
  const words = useWords()
  const enter = useEnter()
  const { link = '' } = useParams()
  const [asksCode, setAsksCode] = useState(false)
  const [code, setCode] = useState('')
  const [busy, setBusy] = useState(false)
  const [failed, setFailed] = useState<Refusal | 'BROWSER' | null>(null)
  const begin = async (event: FormEvent) => {
    event.preventDefault()
    setBusy(true)
    setFailed(null)
    try {
      await enter(await makePasskey(link, code.replaceAll(/\s/g, '')), '/')
    } catch (error) {
      if (error instanceof Refusal && NEEDS_CODE.includes(error.code)) setAsksCode(true)
      setFailed(error instanceof Refusal ? error : 'BROWSER')
    } finally {
      setBusy(false)
    }
  }
  const refusal = failed === 'BROWSER' ? null : failed
  const isWrong = refusal?.code === 'OTP_INVALID'
  // That a code is asked for is said beside its field.
  const said = refusal?.code === 'OTP_REQUIRED' ? null : refusal
  return (
    <Door title={words('enrol.title')}>
      <p>{words('enrol.text')}</p>
      {failed === 'BROWSER' ? <p role="alert">{words('signIn.stopped')}</p> : <Refused refusal={said} />}
      <form className={styles.enrol} onSubmit={(event) => void begin(event)}>
        {asksCode ? <EnrolCode value={code} isWrong={isWrong} onChange={setCode} /> : null}
        <Act look="main" wide submits disabled={busy}>
          {words('enrol.act')}
        </Act>
      </form>
    </Door>
  )
}
