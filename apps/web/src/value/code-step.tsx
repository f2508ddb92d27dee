import { Button } from '#ui/button/button.tsx'
import { RefreshIcon } from '#ui/icons/refresh.tsx'
import { useOnline } from '../codes/use-online.ts'
import { clockText, useSecondsLeft } from '../codes/use-seconds-left.ts'
import { useWords } from '../i18n/use-words.ts'
import { Facts, type Fact } from './facts.tsx'
import { HouseFlower } from './house-flower.tsx'
import { MoveCode } from './move-code.tsx'
import { isAboutCode } from './move-errors.ts'
import { MoveProblem } from './move-problem.tsx'
import { NotDone } from './not-done.tsx'
import type { SentStep } from './sent-step.ts'
import type { Coded } from './use-coded.ts'
import styles from './value.module.css'

type Props = {
  readonly coded: Pick<Coded<unknown, unknown>, 'code' | 'resend' | 'cancel' | 'back' | 'startAgain'>
  readonly step: Omit<SentStep<unknown>, 'sent'>
  /** What the code is for: package or amount, receiver, price. */
  readonly facts: readonly Fact[]
  /** True inside a sheet. */
  readonly edge?: boolean
}

/** The code of a move. A refusal for another reason than the code ends the move, and the text says that nothing was charged. */
export function CodeStep({ coded, step, facts, edge = false }: Props) {
  const { t } = useWords()
  const { code, startAgain } = coded
  const left = useSecondsLeft(step.expiresAt)
  if (code.refusal && !isAboutCode(code.refusal)) {
    return (
      <NotDone
        again={{ label: t('purchases.startAgain'), onClick: startAgain }}
        figure={<HouseFlower />}
        edge={edge}
      >
        {code.refusal.message || t('state.blockFailedText')}
      </NotDone>
    )
  }
  return (
    <>
      <Facts facts={facts} />
      <MoveCode step={step} move={code} onStartAgain={startAgain} />
      <MoveProblem move={{ ...code, refusal: null }} />
      {!code.lost && left > 0 && <Ways coded={coded} step={step} />}
    </>
  )
}

/** Another code, going back without cancelling, and cancelling. */
function Ways({ coded, step }: Pick<Props, 'coded' | 'step'>) {
  const { t } = useWords()
  const online = useOnline()
  const wait = useSecondsLeft(step.resendAt)
  const { code, resend, cancel, back } = coded
  const problem = resend.error ?? cancel.error
  return (
    <>
      {step.sends > 1 && <p role="status">{t('identity.sentAgain')}</p>}
      <Button
        full
        variant="secondary"
        icon={RefreshIcon}
        loading={resend.pending}
        disabled={wait > 0 || !online || code.pending || resend.isOver}
        onClick={resend.start}
      >
        {wait > 0 ? t('identity.resendIn', { time: clockText(wait) }) : t('identity.resend')}
      </Button>
      {problem && (
        <p role="alert" className={styles.wrong}>
          {resend.isOver ? t('purchases.noMoreCodes') : problem.message || t('state.offlineText')}
        </p>
      )}
      <div className={styles.ways}>
        <Button variant="quiet" disabled={code.pending} onClick={back}>
          {t('gifts.back')}
        </Button>
        <Button
          variant="quiet"
          loading={cancel.pending}
          disabled={code.pending}
          onClick={() => cancel.start(step.moveId)}
        >
          {t('purchases.cancel')}
        </Button>
      </div>
    </>
  )
}
