import { formatDateTime } from '#language/formats.ts'
import { Button } from '#ui/button/button.tsx'
import { PlusIcon } from '#ui/icons/plus.tsx'
import { Notice } from '#ui/notice/notice.tsx'
import { Row, Rows } from '#ui/rows/rows.tsx'
import { Section } from '#ui/section/section.tsx'
import { Block } from '../../page/block.tsx'
import { useWords } from '../../i18n/use-words.ts'
import { RowsWaiting } from './own-sessions.tsx'
import { hasPasskeys } from './passkey-asked.ts'
import { Problem } from './problem.tsx'
import { useOwnPasskeys, useRemovePasskey } from './use-own.ts'
import { useMakePasskey } from './use-passkey.ts'
import styles from './own-rows.module.css'

export function OwnPasskeys() {
  const { t } = useWords()
  const passkeys = useOwnPasskeys()
  const remove = useRemovePasskey()
  const make = useMakePasskey(() => void passkeys.refetch())
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
                  removing={remove.isPending && remove.variables === passkey.passkeyId}
                  onRemove={() => remove.mutate(passkey.passkeyId)}
                />
              ))}
            </Rows>
          )
        }
      </Block>
      <Problem error={remove.error ?? make.error} />
      {make.cancelled && <Notice announce="polite">{t('identity.passkeyNotMade')}</Notice>}
      {make.made && <Notice tone="success" announce="polite" title={t('identity.passkeyAdded')} />}
      {hasPasskeys() && (
        <div>
          <Button variant="secondary" icon={PlusIcon} loading={make.pending} onClick={make.start}>
            {t('identity.passkeyAdd')}
          </Button>
        </div>
      )}
    </Section>
  )
}

type OwnPasskey = NonNullable<ReturnType<typeof useOwnPasskeys>['data']>[number]
type RowProps = { readonly passkey: OwnPasskey; readonly removing: boolean; readonly onRemove: () => void }

function PasskeyRow({ passkey, removing, onRemove }: RowProps) {
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
        loading={removing}
        aria-label={t('identity.passkeyRemoveOf', { name, time })}
        onClick={onRemove}
      >
        {t('identity.passkeyRemove')}
      </Button>
    </Row>
  )
}
