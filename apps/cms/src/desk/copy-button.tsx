'use client'
import { Button, toast, useConfig } from '@payloadcms/ui'
import { useRouter } from 'next/navigation.js'
import { useState } from 'react'
import { useDeskWords } from '../components/use-desk-words.ts'

type Props = { readonly collection: string; readonly id: number }

/** What has ended comes back as a new draft, which goes to the readers like any other. */
export function CopyButton({ collection, id }: Props) {
  const { config } = useConfig()
  const { admin, api } = config.routes
  const [busy, setBusy] = useState(false)
  const router = useRouter()
  const say = useDeskWords()
  const copy = async (): Promise<void> => {
    setBusy(true)
    const init = { method: 'POST', headers: { 'content-type': 'application/json' }, body: '{}' }
    const answer = await fetch(`${api}/${collection}/${id}/duplicate`, init).catch(() => null)
    const made = answer?.ok ? ((await answer.json()) as { doc: { id: number } }).doc.id : null
    if (made !== null) return router.push(`${admin}/collections/${collection}/${made}`)
    toast.error(say('noAnswer'))
    setBusy(false)
  }
  return (
    <Button size="small" buttonStyle="secondary" disabled={busy} onClick={() => void copy()}>
      {say('copyToDraft')}
    </Button>
  )
}
