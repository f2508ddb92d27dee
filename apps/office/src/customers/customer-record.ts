import type { ResultOf } from '#contracts/call.ts'
import type { getRecord } from '#contracts/staff/record.ts'

export type CustomerRecord = ResultOf<typeof getRecord>
