import { useState } from 'react'
import type { SavedRecipient } from '#contracts/recipients.ts'
import { displayMsisdn } from '#contracts/msisdn.ts'
import { Button } from '#ui/button/button.tsx'
import { EmptyState } from '#ui/empty-state/empty-state.tsx'
import { UsersIcon } from '#ui/icons/users.tsx'
import { PageWidth } from '#ui/layout/layout.tsx'
import { Row, Rows } from '#ui/rows/rows.tsx'
import { Block } from '../../page/block.tsx'
import { PageHeading } from '../../page/page-heading.tsx'
import { useWords } from '../../i18n/use-words.ts'
import { SignedOut } from '../../line/signed-out.tsx'
import { Trail } from '../../service/trail.tsx'
import { useSession } from '../../session/session-store.ts'
import { RowsComing } from '../../skeletons/rows-coming.tsx'
import { NewRecipient, RenameRecipient } from './recipient-names.tsx'
import { useRecipients } from '../../api/use-recipients.ts'
import { useRemoveRecipient } from './use-recipient-book.ts'
import styles from './recipients-page.module.css'

export function Page() {
  return useSession().state === 'signedIn' ? <Recipients /> : <SignedOut place="myidRecipients" />
}

function Recipients() {
  const { t } = useWords()
  const saved = useRecipients()
  const title = t('routes.myidRecipients.title')
  return (
    <PageWidth narrow className={styles.page}>
      <Trail routeId="myidRecipients" title={title} under="myid" />
      <PageHeading title={title} />
      <p className={styles.soft}>{t('recipients.lead')}</p>
      <Block query={saved} skeleton={<RowsComing rows={3} />}>
        {(list) =>
          list.length === 0 ? (
            <EmptyState icon={UsersIcon} title={t('recipients.empty')} text={t('recipients.emptyText')} />
          ) : (
            <Rows>
              {list.map((one) => (
                <RecipientRow key={one.msisdn} recipient={one} />
              ))}
            </Rows>
          )
        }
      </Block>
      <NewRecipient />
    </PageWidth>
  )
}

function RecipientRow({ recipient }: { readonly recipient: SavedRecipient }) {
  const { t } = useWords()
  const [renaming, setRenaming] = useState(false)
  const remove = useRemoveRecipient()
  const { msisdn, nickname, useCount } = recipient
  const number = displayMsisdn(msisdn)
  const name = nickname ?? number
  if (renaming) return <RenameRecipient recipient={recipient} onDone={() => setRenaming(false)} />
  return (
    <Row spread>
      <div className={styles.words}>
        <p className={styles.name}>{name}</p>
        <p className={styles.soft}>
          {nickname && `${number} · `}
          {useCount === 0 ? t('recipients.never') : t('recipients.used', { count: useCount })}
        </p>
        {remove.isError && (
          <p role="alert" className={styles.soft}>
            {remove.error.message || t('state.offlineText')}
          </p>
        )}
      </div>
      <div className={styles.buttons}>
        <Button
          size="small"
          variant="secondary"
          aria-label={t('recipients.renameOf', { name })}
          onClick={() => setRenaming(true)}
        >
          {t('recipients.rename')}
        </Button>
        <Button
          size="small"
          variant="quiet"
          loading={remove.isPending}
          aria-label={t('recipients.removeOf', { name })}
          onClick={() => remove.mutate(msisdn)}
        >
          {t('recipients.remove')}
        </Button>
      </div>
    </Row>
  )
}
