import { useMutation } from '@tanstack/react-query'
import { Button } from '#ui/button/button.tsx'
import { ApiRefusal } from '../api/api-errors.ts'
import { Problem } from '../codes/problem.tsx'
import { RequestState } from '../codes/request-state.tsx'
import { Resend } from '../codes/resend.tsx'
import type { SentCode } from '../codes/sent-code.ts'
import type { CodeRequest } from '../codes/use-code-request.ts'
import { useSecondsLeft } from '../codes/use-seconds-left.ts'
import { useWords } from '../i18n/use-words.ts'
import { MoveCode } from '../value/move-code.tsx'
import { isAboutCode } from '../value/move-errors.ts'
import { type GuestAsk, openGuestSession } from './guest-way.ts'
import { type GuestSession, keepGuestSession } from './guest-session.ts'

type Props = {
  readonly sent: SentCode<GuestAsk>
  readonly request: CodeRequest<GuestAsk>
  readonly onProven: (session: GuestSession) => void
  readonly onChangeNumber: () => void
}

/** The code from the SMS, which proves this number for half an hour. */
export function GuestCode({ sent, request, onProven, onChangeNumber }: Props) {
  const { t } = useWords()
  const left = useSecondsLeft(sent.expiresAt)
  const proof = useMutation({
    networkMode: 'always',
    mutationFn: (otp: string) => openGuestSession(sent, otp),
    onSuccess: (session) => {
      keepGuestSession(sent.ask.purpose, session)
      onProven(session)
    },
  })
  const refusal = proof.error instanceof ApiRefusal && isAboutCode(proof.error) ? proof.error : null
  return (
    <>
      <MoveCode
        step={sent}
        move={{ refusal, pending: proof.isPending, start: (otp) => proof.mutate(otp) }}
        onStartAgain={onChangeNumber}
      />
      {!refusal && <Problem error={proof.error} />}
      {left > 0 && <Resend sent={sent} request={request} wanted={false} />}
      <RequestState request={request} />
      {left > 0 && (
        <Button variant="quiet" full onClick={onChangeNumber}>
          {t('identity.change')}
        </Button>
      )}
    </>
  )
}
