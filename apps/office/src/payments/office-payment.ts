import type { ResultOf } from '#contracts/call.ts'
import type { getOfficePayment, listOfficeChannels } from '#contracts/staff/payments.ts'

export type OfficePayment = ResultOf<typeof getOfficePayment>
export type Channel = ResultOf<typeof listOfficeChannels>[number]
