import { showApplicant } from '#contracts/staff/fibre-lines.ts'
import { useState } from 'react'
import { useChange } from '../api/use-change.ts'
import { Ask } from '../ask/ask.tsx'
import { Grounds } from '../ask/fields.tsx'
import { useWords } from '../i18n/use-words.ts'
import { Act } from '../parts/act.tsx'

/** Whole name and number, to ring somebody up: for a reason, which is written down, and only until the page goes. */
export function ApplicantButton({ orderId }: { orderId: string }) {
  const words = useWords()
  const [isOpen, setOpen] = useState(false)
  const [shown, setShown] = useState<string | null>(null)
  const { run, busy, refusal } = useChange(showApplicant)
  if (shown !== null) return <b>{shown}</b>
  const show = async (why: string) => {
    const found = await run({ params: { orderId }, body: { why } })
    if (!found) return
    setOpen(false)
    setShown([found.name, found.phone, found.secondPhone].filter(Boolean).join(', '))
  }
  return (
    <>
      <Act onClick={() => setOpen(true)}>{words('fibre.showWhole')}</Act>
      {isOpen ? (
        <Ask
          title={words('fibre.showWhole')}
          act={words('fibre.show')}
          busy={busy}
          refusal={refusal}
          onClose={() => setOpen(false)}
          onAct={({ why }) => void show(String(why ?? ''))}
        >
          <Grounds evidence={false} />
        </Ask>
      ) : null}
    </>
  )
}
