import { useEffect, useState } from 'react'
import { Button } from '../button/button.tsx'
import { CheckIcon } from '../icons/check.tsx'
import { CopyIcon } from '../icons/copy.tsx'
import { copyText } from './copy-text.ts'

export type CopyButtonProps = {
  text: string
  label: string
  copiedLabel: string
  failedLabel: string
}

const ANSWER_SHOWN_MS = 3000

export function CopyButton({ text, label, copiedLabel, failedLabel }: CopyButtonProps) {
  const [answer, setAnswer] = useState<'none' | 'copied' | 'failed'>('none')
  useEffect(() => {
    if (answer === 'none') return
    const timer = setTimeout(() => setAnswer('none'), ANSWER_SHOWN_MS)
    return () => clearTimeout(timer)
  }, [answer])
  const words = { none: label, copied: copiedLabel, failed: failedLabel }
  return (
    <>
      <Button
        variant="secondary"
        size="small"
        icon={answer === 'copied' ? CheckIcon : CopyIcon}
        onClick={() => void copyText(text).then((done) => setAnswer(done ? 'copied' : 'failed'))}
      >
        {words[answer]}
      </Button>
      <span role="status" className="visually-hidden">
        {answer === 'none' ? '' : words[answer]}
      </span>
    </>
  )
}
