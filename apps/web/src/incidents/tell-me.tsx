import { lazy, Suspense, useState } from 'react'
import { Button } from '#ui/button/button.tsx'
import { MessageIcon } from '#ui/icons/message.tsx'
import { ApiRefusal } from '../api/api-errors.ts'
import { useWriter } from '../guest/use-writer.ts'
import { useWords } from '../i18n/use-words.ts'
import { isAsked, useTellMe } from './use-tell-me.ts'
import styles from './incident-card.module.css'

/** Loaded when opened. */
const ProveNumberSheet = lazy(async () => ({
  default: (await import('../guest/prove-number-sheet.tsx')).ProveNumberSheet,
}))

type Proving = 'never' | 'open' | 'closed'

/** One SMS to the signed-in customer, or to a number proven by a code. */
export function TellMe({ incidentId }: { readonly incidentId: string }) {
  const { t } = useWords()
  const writer = useWriter()
  const tell = useTellMe(incidentId)
  const [proving, setProving] = useState<Proving>('never')
  if (tell.isSuccess || isAsked(incidentId))
    return (
      <p role="status" className={styles.told}>
        {t('status.toldYou')}
      </p>
    )
  const refused = tell.error instanceof ApiRefusal ? tell.error.message : ''
  return (
    <>
      <Button
        size="small"
        variant="secondary"
        icon={MessageIcon}
        loading={tell.isPending}
        onClick={() => (writer ? tell.mutate(writer.bearer) : setProving('open'))}
      >
        {t('status.tellMe')}
      </Button>
      {tell.error && (
        <p role="alert" className={styles.failed}>
          {refused || t('status.tellFailed')}
        </p>
      )}
      {proving !== 'never' && (
        <Suspense fallback={null}>
          <ProveNumberSheet
            purpose="TICKET"
            number={null}
            open={proving === 'open'}
            onClose={() => setProving('closed')}
            onProven={({ token }) => {
              setProving('closed')
              tell.mutate({ token })
            }}
          />
        </Suspense>
      )}
    </>
  )
}
