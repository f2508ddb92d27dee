import type { ReactNode } from 'react'
import type { OtpView } from '#contracts/identity.ts'
import { Button } from '#ui/button/button.tsx'
import { useWords } from '../i18n/use-words.ts'
import { MoveCode } from './move-code.tsx'
import { isAboutCode } from './move-errors.ts'
import { MoveProblem } from './move-problem.tsx'
import type { Move } from './use-move.ts'

type Props = {
  readonly otp: OtpView
  readonly code: Pick<Move<string>, 'refusal' | 'pending' | 'lost' | 'start' | 'again'>
  readonly onStartAgain: () => void
  /** Below the code, as long as one may still be typed. */
  readonly children?: ReactNode
}

/** The code of a move. What is refused for another reason than its code has ended, and says that nothing was taken. */
export function CodeStep({ otp, code, onStartAgain, children }: Props) {
  const { t } = useWords()
  const { refusal, pending, lost, start, again } = code
  if (refusal && !isAboutCode(refusal)) {
    return (
      <>
        <MoveProblem refusal={refusal} lost={false} pending={pending} onAgain={again} />
        <Button full onClick={onStartAgain}>
          {t('purchases.startAgain')}
        </Button>
      </>
    )
  }
  return (
    <>
      <MoveCode otp={otp} refusal={refusal} pending={pending} onCode={start} onStartAgain={onStartAgain} />
      <MoveProblem refusal={null} lost={lost} pending={pending} onAgain={again} />
      {!lost && children}
    </>
  )
}
