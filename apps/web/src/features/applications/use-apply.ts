import { type FormEvent, useEffect, useEffectEvent, useRef, useState } from 'react'
import { useMutation } from '@tanstack/react-query'
import { askApplicationCode, sendApplication, type ApplicationType } from '#contracts/applications.ts'
import { fieldProblem, type FieldReaders, type FormField } from '#contracts/form-field.ts'
import { newMoveId } from '#contracts/move-id.ts'
import { displayMsisdn, parseMsisdn } from '#contracts/msisdn.ts'
import { parseNrc } from '#language/nrc.ts'
import { ApiRefusal } from '../../api/api-errors.ts'
import { callApi } from '../../api/call-api.ts'
import { now } from '../../clock/now.ts'
import { FIELD_READERS } from '../../forms/field-readers.ts'
import { useProblemWords } from '../../forms/use-problem-words.ts'
import type { Writer } from '../../guest/use-writer.ts'
import { useWords } from '../../i18n/use-words.ts'
import { navigate } from '../../navigation/hash-location.ts'
import { useAskedCode } from '../../value/use-asked-code.ts'
import { applicationPath } from './application-address.ts'
import { forgetDraft, keepDraft, readDraft } from './draft.ts'
import { tellSent } from './just-sent.ts'
import { useApplicationChanged } from './use-applications.ts'

export const fieldId = (key: string): string => `application-${key}`

const READERS: FieldReaders = { ...FIELD_READERS, nrc: (typed) => parseNrc(typed) !== null }

type Proof = { readonly challengeId: string; readonly otp: string }

/** The line it is about, and whether a code sent to it proves the applicant. */
function useLine({ code, service }: ApplicationType, { guest, number }: Writer) {
  const [line, setLine] = useState(!guest && number ? displayMsisdn(number) : '')
  const named = parseMsisdn(line)
  const asksLine = code === 'SIM_REPLACE'
  const isOwn = !guest && (!asksLine || named === number)
  return {
    line,
    setLine,
    isOwn,
    isWrong: asksLine && named === null,
    needsCode: service === 'ftth' || isOwn,
    about: asksLine && named ? { phoneNumber: named } : {},
  }
}

/** State of the form, its errors, the code, and sending. */
export function useApply(type: ApplicationType, writer: Writer, contracts: readonly string[]) {
  const { code, formSchema: fields } = type
  const line = useLine(type, writer)
  const [contractNo, setContractNo] = useState(contracts[0] ?? '')
  const [answers, setAnswers] = useState(() => readDraft(code, fields))
  const [tries, setTries] = useState(0)
  const [proving, setProving] = useState(false)
  const requestId = useRef<string | null>(null)
  const changed = useApplicationChanged(writer)
  const words = useProblemWords(READERS)
  const { lang } = useWords()
  const about = { code, ...line.about, ...(contractNo && { contractNo }) }
  const asked = useAskedCode(async () => (await callApi(askApplicationCode, { body: about })).result)

  const send = useMutation({
    networkMode: 'always',
    mutationFn: async (proof: Proof | null) => {
      requestId.current ??= newMoveId(now())
      const body = { requestId: requestId.current, ...about, answers, ...proof }
      return (await callApi(sendApplication, { body, ...writer.bearer })).result
    },
    onSuccess: ({ isNew, application }) => {
      forgetDraft(code)
      changed(application)
      tellSent({ reference: application.reference, isNew })
      navigate(applicationPath(application.reference))
    },
  })

  const problemOf = (field: FormField) => fieldProblem(field, answers[field.key]?.trim(), READERS)
  const firstWrong = line.isWrong ? 'line' : fields.find((field) => problemOf(field) !== null)?.key
  const onTried = useEffectEvent(() => {
    if (firstWrong) document.getElementById(fieldId(firstWrong))?.focus()
  })
  useEffect(() => {
    if (tries > 0) onTried()
  }, [tries])

  /** The server's error is shown at its field until that is changed. */
  const refused = send.error instanceof ApiRefusal ? send.error.fieldErrors : []

  return {
    ...line,
    wrongLine: tries > 0 && line.isWrong,
    contractNo,
    setContractNo,
    answers,
    proving,
    code: asked,
    send,
    answer(key: string, value: string) {
      const next = { ...answers, [key]: value }
      setAnswers(next)
      keepDraft(code, fields, next)
      requestId.current = null
      if (send.error) send.reset()
    },
    errorOf(field: FormField): string | undefined {
      const told = refused.find((one) => one.field === `answers.${field.key}`)
      return tries > 0
        ? (words(field, answers[field.key]) ?? (lang === 'my' ? told?.messageMm : told?.message))
        : undefined
    },
    submit(event: FormEvent) {
      event.preventDefault()
      setTries(tries + 1)
      if (firstWrong || send.isPending) return
      if (line.needsCode) setProving(true)
      else send.mutate(null)
    },
    closeProof: () => (setProving(false), send.reset()),
  }
}
