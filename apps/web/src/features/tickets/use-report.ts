import { type FormEvent, useEffect, useRef, useState } from 'react'
import { useMutation } from '@tanstack/react-query'
import { newMoveId } from '#contracts/move-id.ts'
import { displayMsisdn } from '#contracts/msisdn.ts'
import { createTicket, type TicketCategory } from '#contracts/tickets.ts'
import { addDays, yangonDayKey } from '#language/yangon-day.ts'
import { ApiRefusal } from '../../api/api-errors.ts'
import { callApi } from '../../api/call-api.ts'
import { now } from '../../clock/now.ts'
import { usePictures } from '../../files/use-pictures.ts'
import { forgetGuestSession } from '../../guest/guest-session.ts'
import { navigate } from '../../navigation/hash-location.ts'
import { type ReportedThing, ticketPath } from '../../navigation/report-path.ts'
import { usePlaceChoice } from '../../places/use-place-choice.ts'
import { tellSent } from './just-sent.ts'
import { answersOf, checkReport, fieldId, type ReportFields } from './report-fields.ts'
import { useTicketChanged } from './use-ticket.ts'
import { useWriter, type Writer } from './use-writer.ts'

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
  const changed = useTicketChanged(writer)
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
  const requestId = useRef<string | null>(null)
  const problems = checkReport(fields, category)
  const firstWrong = Object.keys(problems)[0]

  const send = useMutation({
    networkMode: 'always',
    mutationFn: async (as: Writer) => {
      const fileIds = await pictures.ids(as.bearer)
      requestId.current ??= newMoveId(now())
      const body = {
        requestId: requestId.current,
        service: category.service,
        categoryCode: category.code,
        description: fields.description.trim(),
        answers: answersOf(fields, category),
        contactBy: fields.contactBy,
        fileIds,
        ...(category.service === 'mobile' && fields.phone.trim() && { phoneNumber: fields.phone.trim() }),
        ...(category.service === 'ftth' &&
          fields.contractNo.trim() && { contractNo: fields.contractNo.trim() }),
        ...(category.asksPlace && place.answer && { placeId: place.answer.placeId }),
        ...(thing && { thing }),
        ...(fields.contactBy === 'CALL' && {
          callBack: { day: addDays(yangonDayKey(now()), 1), slot: fields.slot },
        }),
      }
      return (await callApi(createTicket, { body, ...as.bearer })).result
    },
    onSuccess: ({ isNew, ticket }) => {
      changed(ticket)
      tellSent({ ticketNo: ticket.ticketNo, isNew })
      navigate(ticketPath(ticket.ticketNo))
    },
    onError: (error) => {
      // A refusal is answered for; the next try is another intent.
      if (!(error instanceof ApiRefusal)) return
      requestId.current = null
      if (error.code === 'NUMBER_NOT_PROVEN') forgetGuestSession('TICKET')
    },
  })

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
      requestId.current = null
      if (send.error) send.reset()
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
