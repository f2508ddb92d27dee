import { Dialog, DialogActions, DialogContent, DialogTitle } from '@mui/material'
import { useId, type ReactNode } from 'react'
import { Form } from 'react-admin'
import type { Refusal } from '../api/refusal.ts'
import { useWords } from '../i18n/use-words.ts'
import { Act } from '../parts/act.tsx'
import { Refused } from '../parts/refused.tsx'

export type Answers = Readonly<Record<string, unknown>>

type Props = {
  readonly title: string
  readonly act: string
  readonly children: ReactNode
  readonly busy: boolean
  readonly refusal: Refusal | null
  readonly danger?: boolean
  readonly start?: Answers
  onAct(answers: Answers): void
  onClose(): void
}

/** Everything that changes something is asked for here: the fields, one button that says what happens, and the refusal. */
export function Ask({ title, act, children, busy, refusal, danger = false, start, onAct, onClose }: Props) {
  const words = useWords()
  const id = useId()
  return (
    <Dialog open onClose={busy ? undefined : onClose} aria-labelledby={id} fullWidth maxWidth="sm">
      <Form onSubmit={onAct} {...(start ? { defaultValues: start } : {})}>
        <DialogTitle id={id}>{title}</DialogTitle>
        <DialogContent>
          {children}
          <Refused refusal={refusal} />
        </DialogContent>
        <DialogActions>
          <Act onClick={onClose} disabled={busy}>
            {words('ask.cancel')}
          </Act>
          <Act look={danger ? 'danger' : 'main'} submits disabled={busy}>
            {act}
          </Act>
        </DialogActions>
      </Form>
    </Dialog>
  )
}
