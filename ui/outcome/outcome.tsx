import { useEffect, useRef, type ReactNode } from 'react'
import { Bud } from '../bud/bud.tsx'
import { classNames } from '../class-names.ts'
import { CheckIcon } from '../icons/check.tsx'
import { CloseIcon } from '../icons/close.tsx'
import { RefreshIcon } from '../icons/refresh.tsx'
import { Weave } from '../weave/weave.tsx'
import { FallingPetals } from './falling-petals.tsx'
import styles from './outcome.module.css'

export type OutcomeTone = 'done' | 'waiting' | 'failed' | 'back'

export type OutcomeProps = {
  /** `failed` is grey, not red: nothing was taken. `back`: it was undone. */
  tone: OutcomeTone
  title: ReactNode
  children?: ReactNode
  /** What it is about, such as the blossom of a package; what waits is a bud. */
  figure?: ReactNode
  /** Reaches to the sides and the top of the sheet it stands in. */
  edge?: boolean
  /** Moves the focus here when the pressed button is gone. */
  takesFocus?: 'always' | 'ifLost'
}

const BADGES = { done: CheckIcon, failed: CloseIcon, back: RefreshIcon } as const

/** How a move ended, or that nobody knows yet: the same place and shape for each, so that nobody feels lost. */
export function Outcome({ tone, title, children, figure, edge, takesFocus }: OutcomeProps) {
  const head = useRef<HTMLDivElement>(null)
  useEffect(() => {
    const lost = document.activeElement === document.body
    if (takesFocus === 'always' || (takesFocus === 'ifLost' && lost)) head.current?.focus()
  }, [takesFocus])
  return (
    <div
      ref={head}
      tabIndex={-1}
      role={tone === 'done' || tone === 'back' ? 'status' : 'alert'}
      className={classNames(styles.outcome, styles[tone], edge && styles.edge)}
    >
      {tone === 'done' && (
        <>
          <Weave />
          <FallingPetals />
        </>
      )}
      <Face tone={tone} figure={figure} />
      <div className={styles.words}>
        <p className={styles.title}>{title}</p>
        {children && <div className={styles.text}>{children}</div>}
      </div>
    </div>
  )
}

function Face({ tone, figure }: Pick<OutcomeProps, 'tone' | 'figure'>) {
  if (tone === 'waiting')
    return (
      <div className={styles.bud}>
        <Bud breathes />
      </div>
    )
  const Badge = BADGES[tone]
  return (
    <div className={styles.face} aria-hidden="true">
      <div className={styles.figure}>{figure ?? <Bud />}</div>
      <span className={styles.badge}>
        <Badge size={24} />
      </span>
    </div>
  )
}
