import { type FormEvent, useRef, useState } from 'react'
import type { ResultOf } from '#contracts/call.ts'
import { JOB_WORDS_MOST, sendJobApplication } from '#contracts/careers.ts'
import { FILE_MOST } from '#contracts/files.ts'
import { newMoveId } from '#contracts/move-id.ts'
import { callApi } from '../../api/call-api.ts'
import { now } from '../../clock/now.ts'
import { useChecked } from '../../codes/use-checked.ts'
import type { Progress } from '../../files/send-file.ts'
import { sendCv } from './send-cv.ts'

const EMPTY = { fullName: '', phone: '', email: '', words: '', agreed: false, file: null as File | null }
type Fields = typeof EMPTY

const PHONE = /^[+\d][\d\s()-]{5,24}$/
const EMAIL = /^[^\s@]+@[^\s@]+\.[^\s@]+$/

const isCv = (file: File | null): boolean =>
  file !== null && file.type === 'application/pdf' && file.size > 0 && file.size <= FILE_MOST.bytes

const problemsOf = ({ fullName, phone, email, words, agreed, file }: Fields) => ({
  fullName: fullName.trim().length < 2 || fullName.trim().length > 120,
  phone: !PHONE.test(phone.trim()),
  email: !EMAIL.test(email.trim()),
  words: words.trim().length > JOB_WORDS_MOST,
  file: !isCv(file),
  agreed: !agreed,
})
type Part = keyof ReturnType<typeof problemsOf>

/** State of the form, the CV's upload, and sending. */
export function useCv(jobId: string) {
  const [fields, setFields] = useState<Fields>(EMPTY)
  const [tried, setTried] = useState(false)
  const [progress, setProgress] = useState<Progress | null>(null)
  const [sent, setSent] = useState<ResultOf<typeof sendJobApplication> | null>(null)
  const requestId = useRef<string | null>(null)
  /** What has arrived is not sent again. */
  const arrived = useRef<{ readonly file: File; readonly fileId: string } | null>(null)

  async function fileIdOf(file: File, captchaToken: string): Promise<string> {
    if (arrived.current?.file !== file)
      arrived.current = { file, fileId: await sendCv(file, captchaToken, setProgress) }
    return arrived.current.fileId
  }

  const checked = useChecked(
    'JOB',
    async ({ file, fullName, phone, email, words }: Fields, captchaToken) => {
      if (!file) throw new Error('a CV was chosen before')
      const fileId = await fileIdOf(file, captchaToken)
      requestId.current ??= newMoveId(now())
      const typed = { fullName: fullName.trim(), phone: phone.trim(), email: email.trim() }
      const about = { requestId: requestId.current, jobId, fileId, consent: true as const }
      const body = { ...about, ...typed, ...(words.trim() && { words: words.trim() }) }
      return (await callApi(sendJobApplication, { body })).result
    },
    setSent,
  )
  const problems = problemsOf(fields)
  return {
    fields,
    sent,
    progress,
    request: checked.request,
    isWrong: (part: Part) => tried && problems[part],
    change(part: Partial<Fields>) {
      setFields({ ...fields, ...part })
      requestId.current = null
    },
    submit(event: FormEvent) {
      event.preventDefault()
      setTried(true)
      const wrong = (Object.keys(problems) as Part[]).find((part) => problems[part])
      if (wrong) document.getElementById(`cv-${wrong}`)?.focus()
      else checked.start(fields)
    },
  }
}

export type CvState = ReturnType<typeof useCv>
