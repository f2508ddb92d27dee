import { useState } from 'react'
import { formatDateTime } from '#language/formats.ts'
import { Button } from '#ui/button/button.tsx'
import { PlusIcon } from '#ui/icons/plus.tsx'
import { Notice } from '#ui/notice/notice.tsx'
import { Row, Rows } from '#ui/rows/rows.tsx'
import { Section } from '#ui/section/section.tsx'
import { Block } from '../../page/block.tsx'
import { useWords } from '../../i18n/use-words.ts'
import { hasPasskeys } from '../../proof/has-passkeys.ts'
import { ProveSheet } from '../../proof/prove-sheet.tsx'
import { RowsWaiting } from './own-sessions.tsx'
import { Problem } from '../../codes/problem.tsx'
import { useOwnPasskeys, useRemovePasskey } from './use-own.ts'
import { useMakePasskey } from './use-passkey.ts'
import styles from './own-rows.module.css'

export function OwnPasskeys() {
  const { t } = useWords()
  const passkeys = useOwnPasskeys()
  const [removing, setRemoving] = useState<string | null>(null)
  const [adding, setAdding] = useState(false)
  const remove = useRemovePasskey(removing, () => setRemoving(null))
  const make = useMakePasskey({
    onBegun: () => setAdding(false),
    onMade: () => void passkeys.refetch(),
  })
  return (
    <Section title={t('identity.passkeysTitle')} lead={t('identity.passkeysLead')}>
      <Block query={passkeys} skeleton={<RowsWaiting />}>
        {(list) =>
          list.length === 0 ? (
            <p className={styles.none}>{t('identity.passkeysNone')}</p>
          ) : (
            <Rows className={styles.rows}>
              {list.map((passkey) => (
                <PasskeyRow
                  key={passkey.passkeyId}
                  passkey={passkey}
                  onRemove={() => setRemoving(passkey.passkeyId)}
                />
              ))}
            </Rows>
          )
        }
      </Block>
      <Problem error={make.error} />
      {make.cancelled && <Notice announce="polite">{t('identity.passkeyNotMade')}</Notice>}
      {make.made && <Notice tone="success" announce="polite" title={t('identity.passkeyAdded')} />}
      {hasPasskeys() && (
        <div>
          <Button
            variant="secondary"
            icon={PlusIcon}
            loading={make.pending}
            onClick={() => void (make.openAgain() || setAdding(true))}
          >
            {t('identity.passkeyAdd')}
          </Button>
        </div>
      )}
      <ProveSheet
        title={t('identity.passkeyAdd')}
        purpose="PASSKEY_ADD"
        wanted={make.wanted}
        open={adding}
        onClose={() => setAdding(false)}
      />
      <ProveSheet
        title={t('identity.passkeyRemoveSure')}
        purpose="PASSKEY_REMOVE"
        wanted={remove}
        open={removing !== null}
        onClose={() => setRemoving(null)}
      />
    </Section>
  )
}

type OwnPasskey = NonNullable<ReturnType<typeof useOwnPasskeys>['data']>[number]
type RowProps = { readonly passkey: OwnPasskey; readonly onRemove: () => void }

function PasskeyRow({ passkey, onRemove }: RowProps) {
  const { t, lang } = useWords()
  const name = passkey.name || t('identity.passkeyUnnamed')
  const time = formatDateTime(passkey.addedAt, lang)
  return (
    <Row spread>
      <div className={styles.words}>
        <p className={styles.name} lang="en">
          {name}
        </p>
        <p className={styles.facts}>
          {t('identity.passkeyAddedAt', { time })}
          {passkey.lastUsedAt && ' · '}
          {passkey.lastUsedAt && t('identity.lastSeen', { time: formatDateTime(passkey.lastUsedAt, lang) })}
        </p>
      </div>
      <Button
        size="small"
        variant="secondary"
        aria-haspopup="dialog"
        aria-label={t('identity.passkeyRemoveOf', { name, time })}
        onClick={onRemove}
      >
        {t('identity.passkeyRemove')}
      </Button>
    </Row>
  )
}
