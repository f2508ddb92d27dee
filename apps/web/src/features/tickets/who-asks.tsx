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

type Proving = 'never' | 'open' | 'closed'

/** A number of a report alone opens nothing: its owner signs in, or the number it was sent with gets a code. */
export function WhoAsks() {
  const { t } = useWords()
  const [proving, setProving] = useState<Proving>('never')
  return (
    <>
      <Notice
        title={t('tickets.whoTitle')}
        actions={
          <>
            <Button size="small" icon={MessageIcon} onClick={() => setProving('open')}>
              {t('tickets.byCode')}
            </Button>
            <Button size="small" variant="secondary" icon={LogInIcon} onClick={goToLogIn}>
              {t('session.logIn')}
            </Button>
          </>
        }
      >
        {t('tickets.whoText')}
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
