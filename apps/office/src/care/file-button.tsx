import { getTicketFile, type StaffTicket } from '#contracts/staff/tickets.ts'
import { useState } from 'react'
import { fetchFile } from '../api/call-office.ts'
import { Refusal } from '../api/refusal.ts'
import { useMay } from '../auth/use-roles.ts'
import { useWords } from '../i18n/use-words.ts'
import { Act } from '../parts/act.tsx'
import { Refused } from '../parts/refused.tsx'

type File = StaffTicket['thread'][number]['files'][number]

const ENDINGS: Readonly<Record<string, string>> = { 'application/pdf': 'pdf', 'image/jpeg': 'jpg' }

function save(file: Blob, name: string): void {
  const address = URL.createObjectURL(file)
  const link = document.createElement('a')
  link.href = address
  link.download = name
  link.click()
  URL.revokeObjectURL(address)
}

/** Taken down to be looked at: nothing that a customer sent is drawn in the office itself. */
export function FileButton({ ticketId, file, number }: { ticketId: string; file: File; number: number }) {
  const words = useWords()
  const may = useMay()
  const [busy, setBusy] = useState(false)
  const [refusal, setRefusal] = useState<Refusal | null>(null)
  const take = async () => {
    setBusy(true)
    setRefusal(null)
    try {
      const content = await fetchFile(getTicketFile, { params: { ticketId, fileId: file.fileId } })
      save(content, `file-${number}.${ENDINGS[file.type] ?? 'webp'}`)
    } catch (error) {
      if (error instanceof Refusal) setRefusal(error)
      else throw error
    } finally {
      setBusy(false)
    }
  }
  const isReady = file.state === 'READY'
  return (
    <>
      <Act disabled={busy || !isReady || !may(getTicketFile)} onClick={() => void take()}>
        {isReady
          ? words('care.file', { number, kilobytes: Math.ceil(file.bytes / 1024) })
          : words(`care.fileState.${file.state}`)}
      </Act>
      <Refused refusal={refusal} />
    </>
  )
}
