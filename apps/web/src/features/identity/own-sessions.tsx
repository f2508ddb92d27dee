import { useState } from 'react'
import type { OwnSession } from '#contracts/identity.ts'
import { formatDateTime } from '#language/formats.ts'
import { Badge } from '#ui/badge/badge.tsx'
import { Button } from '#ui/button/button.tsx'
import { LogOutIcon } from '#ui/icons/log-out.tsx'
import { Row, Rows } from '#ui/rows/rows.tsx'
import { Section } from '#ui/section/section.tsx'
import { Skeleton, SkeletonGroup } from '#ui/skeleton/skeleton.tsx'
import { Block } from '../../page/block.tsx'
import { useWords } from '../../i18n/use-words.ts'
import { signOut } from '../../shell/sign-out.ts'
import { Everywhere } from './everywhere.tsx'
import { Problem } from '../../codes/problem.tsx'
import { useEndSession, useOwnSessions } from './use-own.ts'
import styles from './own-rows.module.css'

export function OwnSessions() {
  const { t } = useWords()
  const sessions = useOwnSessions()
  const end = useEndSession()
  const [asking, setAsking] = useState(false)
  return (
    <Section title={t('identity.sessionsTitle')} lead={t('identity.sessionsLead')}>
      <Block query={sessions} skeleton={<RowsWaiting />}>
        {(list) => (
          <Rows className={styles.rows}>
            {list.map((session) => (
              <SessionRow
                key={session.sessionId}
                session={session}
                ending={end.isPending && end.variables === session.sessionId}
                onEnd={() => (session.current ? void signOut() : end.mutate(session.sessionId))}
              />
            ))}
          </Rows>
        )}
      </Block>
      <Problem error={end.error} />
      <p role="status" className="visually-hidden">
        {end.isSuccess && t('identity.sessionEnded')}
      </p>
      <div>
        <Button variant="danger" icon={LogOutIcon} onClick={() => setAsking(true)}>
          {t('identity.everywhere')}
        </Button>
      </div>
      <Everywhere open={asking} onClose={() => setAsking(false)} />
    </Section>
  )
}

type RowProps = { readonly session: OwnSession; readonly ending: boolean; readonly onEnd: () => void }

function SessionRow({ session, ending, onEnd }: RowProps) {
  const { t, lang } = useWords()
  const device = session.deviceName || t('identity.unknownDevice')
  const since = formatDateTime(session.startedAt, lang)
  return (
    <Row spread>
      <div className={styles.words}>
        <p className={styles.name}>
          <span lang={session.deviceName ? 'en' : undefined}>{device}</span>
          {session.current && <Badge tone="success">{t('identity.thisDevice')}</Badge>}
        </p>
        <p className={styles.facts}>
          {t('identity.since', { time: since })}
          {' · '}
          {t(session.method === 'PASSKEY' ? 'identity.byPasskey' : 'identity.byCode')}
          {' · '}
          {t('identity.lastSeen', { time: formatDateTime(session.lastSeenAt, lang) })}
        </p>
      </div>
      <Button
        size="small"
        variant="secondary"
        loading={ending}
        aria-label={t('identity.endSessionOf', { device, time: since })}
        onClick={onEnd}
      >
        {t('identity.endSession')}
      </Button>
    </Row>
  )
}

export function RowsWaiting() {
  const { t } = useWords()
  return (
    <SkeletonGroup label={t('skeleton.loading')} className={styles.rows}>
      <Skeleton height="76px" />
    </SkeletonGroup>
  )
}
