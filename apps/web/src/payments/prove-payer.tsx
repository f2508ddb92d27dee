import { lazy, Suspense, useState } from 'react'
import { formatKyat } from '#language/formats.ts'
import { Button } from '#ui/button/button.tsx'
import { MessageIcon } from '#ui/icons/message.tsx'
import { Notice } from '#ui/notice/notice.tsx'
import { now } from '../clock/now.ts'
import type { GuestSession } from '../guest/guest-session.ts'
import { useWords } from '../i18n/use-words.ts'
import { currentPath, currentSearch, navigate } from '../navigation/hash-location.ts'
import { paths } from '../navigation/paths.ts'
import { rememberForAfterLogin } from '../session/after-login.ts'

/** Loaded when opened: a signed-in customer never needs it. */
const ProveNumberSheet = lazy(async () => ({
  default: (await import('../guest/prove-number-sheet.tsx')).ProveNumberSheet,
}))

type Proving = 'never' | 'open' | 'closed'

/** Whether the sheet is open. It contains a form, so render it outside of any form. */
export function useProving() {
  const [proving, setProving] = useState<Proving>('never')
  return { proving, open: () => setProving('open'), close: () => setProving('closed') }
}

type NoteProps = {
  readonly title: string
  /** How much a guest may pay per day; null when that does not matter any more. */
  readonly most: number | null
  /** Absent where the button is elsewhere. */
  readonly onProve?: () => void
}

function signIn(): void {
  const search = currentSearch()
  rememberForAfterLogin(search ? `${currentPath()}?${search}` : currentPath(), null, now())
  navigate(paths.logIn)
}

/** A payer needs a number we can write to: proven by code without an account, or by signing in. */
export function ProvePayer({ title, most, onProve }: NoteProps) {
  const { t, lang } = useWords()
  return (
    <Notice
      title={title}
      actions={
        <>
          {onProve && (
            <Button size="small" icon={MessageIcon} onClick={onProve}>
              {t('payments.prove')}
            </Button>
          )}
          <Button size="small" variant={onProve ? 'quiet' : 'secondary'} onClick={signIn}>
            {t('payments.signIn')}
          </Button>
        </>
      }
    >
      {most === null ? t('payments.proveAgain') : t('payments.proveText', { amount: formatKyat(most, lang) })}
    </Notice>
  )
}

type SheetProps = {
  readonly proving: ReturnType<typeof useProving>
  /** A number typed before, in its stored form. */
  readonly number: string | null
  readonly onProven?: (session: GuestSession) => void
}

export function ProvePayerSheet({ proving: { proving, close }, number, onProven }: SheetProps) {
  if (proving === 'never') return null
  return (
    <Suspense fallback={null}>
      <ProveNumberSheet
        purpose="TOPUP"
        number={number}
        open={proving === 'open'}
        onClose={close}
        onProven={(session) => {
          close()
          onProven?.(session)
        }}
      />
    </Suspense>
  )
}
