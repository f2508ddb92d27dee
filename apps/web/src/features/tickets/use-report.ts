import { type FormEvent, useEffect, useState } from 'react'
import { displayMsisdn } from '#contracts/msisdn.ts'
import type { TicketCategory } from '#contracts/tickets.ts'
import { useFibreContracts } from '../../api/use-fibre-contracts.ts'
import { usePictures } from '../../files/use-pictures.ts'
import type { ReportedThing } from '../../navigation/report-path.ts'
import { usePlaceChoice } from '../../places/use-place-choice.ts'
import { checkReport, fieldId, type ReportFields } from './report-fields.ts'
import { useSendReport } from './use-send-report.ts'
import { useWriter } from '../../guest/use-writer.ts'

type Given = {
  readonly category: TicketCategory
  readonly thing: ReportedThing | null
  /** What most people would say of a thing that they came from. */
  readonly ready: string
}

/** Null: the own contract, which comes a moment later than the form. */
type Typed = Omit<ReportFields, 'contractNo'> & { readonly contractNo: string | null }

type Proving = 'never' | 'open' | 'closed'

/** State of the form, its errors, and sending; somebody unidentified proves a number on the way. */
export function useReport({ category, thing, ready }: Given) {
  const writer = useWriter()
  const place = usePlaceChoice()
  const pictures = usePictures(category.files, writer?.bearer ?? null)
  const contract = useFibreContracts().data?.contracts[0]?.contractNo ?? ''
  const [typed, setTyped] = useState<Typed>(() => ({
    description: ready,
    phone: writer?.number ? displayMsisdn(writer.number) : '',
    contractNo: null,
    answers: {},
    contactBy: 'SMS',
    slot: 'AM',
  }))
  const fields: ReportFields = { ...typed, contractNo: typed.contractNo ?? contract }
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
      setTyped({ ...typed, ...part })
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
