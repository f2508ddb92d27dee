import { useState } from 'react'
import { Refusal } from '../api/refusal.ts'
import { useWords } from '../i18n/use-words.ts'
import { Act } from './act.tsx'
import { Refused } from './refused.tsx'

type File = {
  readonly fileId: string
  readonly type: string
  readonly bytes: number
  readonly state: 'COMING' | 'CHECKING' | 'READY' | 'REFUSED'
}

type Props = {
  readonly file: File
  readonly number: number
  readonly allowed: boolean
  readonly fetch: () => Promise<Blob>
}

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
export function FileButton({ file, number, allowed, fetch }: Props) {
  const words = useWords()
  const [busy, setBusy] = useState(false)
  const [refusal, setRefusal] = useState<Refusal | null>(null)
  const take = async () => {
    setBusy(true)
    setRefusal(null)
    try {
      save(await fetch(), `file-${number}.${ENDINGS[file.type] ?? 'webp'}`)
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
      <Act disabled={busy || !isReady || !allowed} onClick={() => void take()}>
        {isReady
          ? words('care.file', { number, kilobytes: Math.ceil(file.bytes / 1024) })
          : words(`care.fileState.${file.state}`)}
      </Act>
      <Refused refusal={refusal} />
    </>
  )
}
