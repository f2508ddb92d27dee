import { useRef } from 'react'
import { useMutation } from '@tanstack/react-query'
import { newMoveId } from '#contracts/move-id.ts'
import { createTicket, type TicketCategory } from '#contracts/tickets.ts'
import { addDays, yangonDayKey } from '#language/yangon-day.ts'
import { ApiRefusal } from '../../api/api-errors.ts'
import { callApi } from '../../api/call-api.ts'
import { now } from '../../clock/now.ts'
import type { Pictures } from '../../files/use-pictures.ts'
import { forgetGuestSession } from '../../guest/guest-session.ts'
import { navigate } from '../../navigation/hash-location.ts'
import { type ReportedThing, ticketPath } from '../../navigation/report-path.ts'
import { tellSent } from './just-sent.ts'
import { answersOf, type ReportFields } from './report-fields.ts'
import { useTicketChanged } from './use-ticket.ts'
import type { Writer } from '../../guest/use-writer.ts'

export type Told = {
  readonly category: TicketCategory
  readonly thing: ReportedThing | null
  readonly fields: ReportFields
  readonly placeId: string | null
}

/** What stays empty is left out: the own line, the own contract and no place are what the server takes then. */
const bodyOf = ({ category, thing, fields, placeId }: Told) => ({
  service: category.service,
  categoryCode: category.code,
  description: fields.description.trim(),
  answers: answersOf(fields, category),
  contactBy: fields.contactBy,
  ...(category.service === 'mobile' && fields.phone.trim() && { phoneNumber: fields.phone.trim() }),
  ...(category.service === 'ftth' && fields.contractNo.trim() && { contractNo: fields.contractNo.trim() }),
  ...(category.asksPlace && placeId && { placeId }),
  ...(thing && { thing }),
  ...(fields.contactBy === 'CALL' && {
    callBack: { day: addDays(yangonDayKey(now()), 1), slot: fields.slot },
  }),
})

/** Pictures first, then the report; the same intent has the same id, however often it is sent. */
export function useSendReport(told: Told, pictures: Pictures, writer: Writer | null) {
  const changed = useTicketChanged(writer)
  const requestId = useRef<string | null>(null)
  const send = useMutation({
    networkMode: 'always',
    mutationFn: async (as: Writer) => {
      const fileIds = await pictures.ids(as.bearer)
      requestId.current ??= newMoveId(now())
      const body = { ...bodyOf(told), requestId: requestId.current, fileIds }
      return (await callApi(createTicket, { body, ...as.bearer })).result
    },
    onSuccess: ({ isNew, ticket }) => {
      changed(ticket)
      tellSent({ ticketNo: ticket.ticketNo, isNew })
      navigate(ticketPath(ticket.ticketNo))
    },
    onError: (error) => {
      // A refusal is an answer: the next try is another intent.
      if (!(error instanceof ApiRefusal)) return
      requestId.current = null
      if (error.code === 'NUMBER_NOT_PROVEN') forgetGuestSession('TICKET')
    },
  })
  return {
    send,
    /** Something else is meant now. */
    renew() {
      requestId.current = null
      if (send.error) send.reset()
    },
  }
}
