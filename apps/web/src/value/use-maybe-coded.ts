import type { Intent } from './kept-moves.ts'
import { useCoded } from './use-coded.ts'
import { useMove } from './use-move.ts'
import type { Asked } from './use-step.ts'

type Calls<Sent, Done> = {
  /** With and without a code: two calls of the same intent. */
  readonly direct: Intent<Sent>
  readonly withCode: Intent<Sent>
  readonly send: (sent: Sent, moveId: string) => Promise<Done>
  readonly ask: (sent: Sent, moveId: string) => Promise<Asked>
  readonly confirm: (moveId: string, otp: string, sent: Sent) => Promise<Done>
}

/** A move that needs a code only sometimes. The server decides: it refuses, and the code is requested then. */
export function useMaybeCoded<Sent, Done>({
  direct: intent,
  withCode,
  send,
  ask,
  confirm,
}: Calls<Sent, Done>) {
  const coded = useCoded({ intent: withCode, ask, confirm })
  const direct = useMove(send, intent, ({ code }, sent) => {
    if (code === 'OTP_REQUIRED') coded.request.start(sent)
    return code === 'OTP_REQUIRED'
  })

  const moves = [direct, coded.request, coded.code] as const
  const done = direct.done ?? coded.done
  const checking = direct.checking ?? coded.checking
  const ended = direct.ended ?? coded.ended
  const open = moves.find((move) => move.lost)
  return {
    stage: done ? 'done' : ended ? 'ended' : checking ? 'checking' : isShown(coded) ? 'code' : 'form',
    start: (sent: Sent, needsCode: boolean) => (needsCode ? coded.request : direct).start(sent),
    coded,
    done,
    ended,
    checking,
    takenUp: direct.takenUp || coded.request.takenUp,
    pending: moves.some((move) => move.pending),
    lost: open !== undefined,
    neverCame: open?.neverCame ?? false,
    refusal: direct.refusal ?? coded.request.refusal,
    again: () => open?.again(),
    leave: () => open?.leave(),
    reset: () => {
      direct.reset()
      coded.reset()
    },
  } as const
}

const isShown = ({ step }: { readonly step: { readonly left: boolean } | null }) =>
  step !== null && !step.left
