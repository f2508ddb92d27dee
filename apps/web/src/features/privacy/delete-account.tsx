import { useState } from 'react'
import { formatDate } from '#language/formats.ts'
import { Button } from '#ui/button/button.tsx'
import { TrashIcon } from '#ui/icons/trash.tsx'
import { Notice } from '#ui/notice/notice.tsx'
import { Section } from '#ui/section/section.tsx'
import { Block } from '../../page/block.tsx'
import { useWords } from '../../i18n/use-words.ts'
import { DeleteSheet } from './delete-sheet.tsx'
import { Waiting } from './own-choices.tsx'
import { useKeepAccount, usePrivacy } from './use-privacy.ts'
import styles from './privacy.module.css'

const REMOVED = ['removed1', 'removed2', 'removed3', 'removed4', 'removed5'] as const
const KEPT = ['kept1', 'kept2'] as const

/** What ends and what stays is said before anybody presses anything. */
export function DeleteAccount() {
  const { t } = useWords()
  const privacy = usePrivacy()
  return (
    <Section title={t('privacy.deleteTitle')} lead={t('privacy.deleteLead')}>
      <Block query={privacy} skeleton={<Waiting />}>
        {({ deletion }) => (deletion ? <Planned scheduledFor={deletion.scheduledFor} /> : <Offer />)}
      </Block>
    </Section>
  )
}

function Offer() {
  const { t } = useWords()
  const [open, setOpen] = useState(false)
  return (
    <div className={styles.box}>
      <div className={styles.lists}>
        <List title={t('privacy.removedTitle')} texts={REMOVED.map((key) => t(`privacy.${key}`))} />
        <List title={t('privacy.keptTitle')} texts={KEPT.map((key) => t(`privacy.${key}`))} />
      </div>
      <div>
        <Button variant="danger" icon={TrashIcon} aria-haspopup="dialog" onClick={() => setOpen(true)}>
          {t('privacy.deleteStart')}
        </Button>
      </div>
      <DeleteSheet open={open} onClose={() => setOpen(false)} />
    </div>
  )
}

function List({ title, texts }: { readonly title: string; readonly texts: readonly string[] }) {
  return (
    <div>
      <h3 className={styles.listTitle}>{title}</h3>
      <ul className={styles.list}>
        {texts.map((text) => (
          <li key={text}>{text}</li>
        ))}
      </ul>
    </div>
  )
}

function Planned({ scheduledFor }: { readonly scheduledFor: string }) {
  const { t, lang } = useWords()
  const keep = useKeepAccount()
  return (
    <Notice
      tone="warning"
      announce="polite"
      title={t('privacy.plannedTitle', { date: formatDate(scheduledFor, lang) })}
      actions={
        <Button loading={keep.isPending} onClick={() => keep.mutate()}>
          {t('privacy.keep')}
        </Button>
      }
    >
      <p>{t('privacy.plannedText')}</p>
      {keep.isError && <p role="alert">{t('privacy.failed')}</p>}
    </Notice>
  )
}
