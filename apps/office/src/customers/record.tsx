import { getRecord } from '#contracts/staff/record.ts'
import { useParams } from 'react-router-dom'
import { useRead } from '../api/use-read.ts'
import { useNow } from '../clock/use-now.ts'
import { Top } from '../frame/top.tsx'
import { useWords } from '../i18n/use-words.ts'
import { Refused } from '../parts/refused.tsx'
import { OpenWithReason } from './open-with-reason.tsx'
import { OpenRecord } from './open-record.tsx'

const RECORD_MS = 15_000

/** A customer: closed until somebody gives a reason, then open for ten minutes. */
export function Record() {
  const words = useWords()
  const { recordId = '' } = useParams()
  const { data, error } = useRead(getRecord, { params: { recordId } }, { everyMs: RECORD_MS, forgets: true })
  const at = useNow(1000)
  const over = data !== undefined && Date.parse(data.until) <= at
  if (over || error?.code === 'RECORD_CLOSED') return <OpenWithReason recordId={recordId} />
  if (data) return <OpenRecord record={data} />
  return (
    <>
      <Top title={words('menu.customers')} />
      <Refused refusal={error} />
    </>
  )
}
