'use client'
import { Button } from '@payloadcms/ui'
import { useState } from 'react'
import { yangonMoment } from '../../time/yangon-moment.ts'
import { useDeskWords } from '../use-desk-words.ts'
import type { Answer } from './ask.ts'
import { TextBox } from './text-box.tsx'
import { useWords } from './use-words.ts'

/** How a link went out: by post, or here to copy, this once. */
export function HandOver({ body }: { readonly body: Answer['body'] }) {
  const [copied, setCopied] = useState(false)
  const words = useWords()
  const say = useDeskWords()
  const until = `${words('opensUntil')} ${yangonMoment(String(body['endsAt']), say('yangonTime'))}`
  if (body['way'] === 'SENT')
    return (
      <p role="status">
        {words('linkSent')} {String(body['to'])}. {until}
      </p>
    )
  const link = String(body['link'])
  const copy = async (): Promise<void> => {
    await navigator.clipboard.writeText(link)
    setCopied(true)
  }
  return (
    <div className="cms-confirm" role="status">
      {body['mailFailed'] === true && <p className="cms-refusal">{words('mailFailed')}</p>}
      <TextBox name="link" label={words('linkToHandOver')} value={link} hint={words('handOverHint')} />
      <p>{until}</p>
      <Button buttonStyle="secondary" size="medium" onClick={() => void copy()}>
        {words(copied ? 'copied' : 'copyLink')}
      </Button>
    </div>
  )
}
