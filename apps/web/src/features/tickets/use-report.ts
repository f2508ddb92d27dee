import { type FormEvent, useEffect, useState } from 'react'
import { displayMsisdn } from '#contracts/msisdn.ts'
import type { TicketCategory } from '#contracts/tickets.ts'
import { usePictures } from '../../files/use-pictures.ts'
import type { ReportedThing } from '../../navigation/report-path.ts'
import { usePlaceChoice } from '../../places/use-place-choice.ts'
import { checkReport, fieldId, type ReportFields } from './report-fields.ts'
import { useSendReport } from './use-send-report.ts'
import { useWriter } from './use-writer.ts'

type Given = {
  readonly category: TicketCategory
  readonly thing: ReportedThing | null
  /** What most people would say of a thing that they came from. */
  readonly ready: string
  /** Of the own contracts, the one that it is probably about. */
  readonly contractNo: string
}

export type Proving = 'never' | 'open' | 'closed'

/** What is typed, what of it is wrong, and the one press; whoever is not known proves a number on the way. */
export function useReport({ category, thing, ready, contractNo }: Given) {
  const writer = useWriter()
  const place = usePlaceChoice()
  const pictures = usePictures(category.files, writer?.bearer ?? null)
  const [fields, setFields] = useState<ReportFields>(() => ({
    description: ready,
    phone: writer?.number ? displayMsisdn(writer.number) : '',
    contractNo,
    answers: {},
    contactBy: 'SMS',
    slot: 'AM',
  }))
  const [tries, setTries] = useState(0)
  const [proving, setProving] = useState<Proving>('never')
  const told = { category, thing, fields, placeId: place.answer?.placeId ?? null }
  const { send, renew } = useSendReport(told, pictures, writer)
  const problems = checkReport(fields, category)
  const firstWrong = Object.keys(problems)[0]

  useEffect(() => {
    if (tries > 0 && firstWrong) document.getElementById(fieldId(firstWrong))?.focus()
    // oxlint-disable-next-line react/exhaustive-deps -- only a try to send moves the focus
  }, [tries])

  return {
    writer,
    place,
    pictures,
    fields,
    send,
    proving,
    setProving,
    wrong: tries > 0 ? problems : {},
    change(part: Partial<ReportFields>) {
      setFields({ ...fields, ...part })
      renew()
    },
    submit(event: FormEvent) {
      event.preventDefault()
      setTries(tries + 1)
      if (firstWrong || send.isPending) return
      if (writer) send.mutate(writer)
      else setProving('open')
    },
    proven(number: string, token: string) {
      setProving('closed')
      send.mutate({ guest: true, number, bearer: { token } })
    },
  }
}

export type ReportForm = ReturnType<typeof useReport>
