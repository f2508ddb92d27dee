import type { ComponentProps } from 'react'
import { Button } from '#ui/button/button.tsx'
import { useWords } from '../i18n/use-words.ts'
import { MoveCode } from './move-code.tsx'
import { isAboutCode } from './move-errors.ts'
import { MoveProblem } from './move-problem.tsx'

type Props = ComponentProps<typeof MoveCode> & Pick<ComponentProps<typeof MoveProblem>, 'lost' | 'onAgain'>

/** The code of a move. What is refused for another reason than its code has ended, and says that nothing was taken. */
export function CodeStep({ lost, onAgain, ...code }: Props) {
  const { t } = useWords()
  const { refusal, pending, onStartAgain } = code
  if (refusal && !isAboutCode(refusal)) {
    return (
      <>
        <MoveProblem refusal={refusal} lost={false} pending={pending} onAgain={onAgain} />
        <Button full onClick={onStartAgain}>
          {t('purchases.startAgain')}
        </Button>
      </>
    )
  }
  return (
    <>
      <MoveCode {...code} />
      <MoveProblem refusal={null} lost={lost} pending={pending} onAgain={onAgain} />
    </>
  )
}
