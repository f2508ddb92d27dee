import { exportCsv } from '#contracts/staff/desk.ts'
import { useState } from 'react'
import { fetchFile, type CallInput } from '../api/call-office.ts'
import { Refusal } from '../api/refusal.ts'
import { useMay } from '../auth/use-roles.ts'
import { useWords } from '../i18n/use-words.ts'
import { Act } from '../parts/act.tsx'
import { Refused } from '../parts/refused.tsx'

type Filter = NonNullable<CallInput<typeof exportCsv>['body']>

function save(file: Blob, name: string): void {
  const address = URL.createObjectURL(file)
  const link = document.createElement('a')
  link.href = address
  link.download = name
  link.click()
  URL.revokeObjectURL(address)
}

/** The list as a file, without a number or name in it; the server writes down who took which. */
export function CsvButton({ list, filter = {} }: { list: Filter['list']; filter?: Omit<Filter, 'list'> }) {
  const words = useWords()
  const may = useMay()
  const [busy, setBusy] = useState(false)
  const [refusal, setRefusal] = useState<Refusal | null>(null)
  if (!may(exportCsv)) return null
  const take = async () => {
    setBusy(true)
    setRefusal(null)
    try {
      save(await fetchFile(exportCsv, { body: { list, ...filter } }), `${list.toLowerCase()}.csv`)
    } catch (error) {
      if (error instanceof Refusal) setRefusal(error)
      else throw error
    } finally {
      setBusy(false)
    }
  }
  return (
    <>
      <Act disabled={busy} onClick={() => void take()} title={words('csv.hint')}>
        {words('csv.take')}
      </Act>
      <Refused refusal={refusal} />
    </>
  )
}
