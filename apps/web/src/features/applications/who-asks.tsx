import { lazy, Suspense, useState } from 'react'
import { Button } from '#ui/button/button.tsx'
import { LogInIcon } from '#ui/icons/log-in.tsx'
import { MessageIcon } from '#ui/icons/message.tsx'
import { Notice } from '#ui/notice/notice.tsx'
import { useWords } from '../../i18n/use-words.ts'
import { goToLogIn } from '../../shell/header/go-to-log-in.ts'

/** Loaded when opened. */
const ProveNumberSheet = lazy(async () => ({
  default: (await import('../../guest/prove-number-sheet.tsx')).ProveNumberSheet,
}))

type Props = {
  readonly text: string
  /** What a code to a contact number allows here; absent where only signing in helps. */
  readonly byCode?: string
}

/** Applicants identify first: by signing in, or by a number where we can reach them. */
export function WhoAsks({ text, byCode }: Props) {
  const { t } = useWords()
  const [proving, setProving] = useState<'never' | 'open' | 'closed'>('never')
  return (
    <>
      <Notice
        title={t('applications.whoTitle')}
        actions={
          <>
            <Button size="small" icon={LogInIcon} onClick={goToLogIn}>
              {t('session.logIn')}
            </Button>
            {byCode && (
              <Button size="small" variant="secondary" icon={MessageIcon} onClick={() => setProving('open')}>
                {byCode}
              </Button>
            )}
          </>
        }
      >
        {text}
      </Notice>
      {proving !== 'never' && (
        <Suspense fallback={null}>
          <ProveNumberSheet
            purpose="TICKET"
            number={null}
            open={proving === 'open'}
            onClose={() => setProving('closed')}
            onProven={() => setProving('closed')}
          />
        </Suspense>
      )}
    </>
  )
}
