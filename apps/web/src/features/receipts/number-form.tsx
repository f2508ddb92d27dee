import { type FormEvent, useState } from 'react'
import { moveIdOfReceipt } from '#contracts/receipt-no.ts'
import { Button } from '#ui/button/button.tsx'
import { SearchIcon } from '#ui/icons/search.tsx'
import { TextField } from '#ui/text-field/text-field.tsx'
import { useWords } from '../../i18n/use-words.ts'
import styles from './receipt-page.module.css'

type Props = { readonly first: string; readonly onNumber: (number: string) => void }

const FIELD = 'receipt-number'

/** For people with the receipt but no camera. */
export function NumberForm({ first, onNumber }: Props) {
  const { t } = useWords()
  const known = moveIdOfReceipt(first) !== null
  const [typed, setTyped] = useState(known ? '' : first)
  const [tried, setTried] = useState(!known)
  const number = typed.replace(/\s/g, '')
  const right = moveIdOfReceipt(number) !== null

  function submit(event: FormEvent) {
    event.preventDefault()
    setTried(true)
    if (right) onNumber(number)
    else document.getElementById(FIELD)?.focus()
  }
  return (
    <form noValidate className={styles.form} onSubmit={submit} aria-label={t('receipts.other')}>
      <TextField
        id={FIELD}
        label={t(known ? 'receipts.other' : 'receipts.numberLabel')}
        hint={t('receipts.numberHint')}
        error={tried && !right ? t('receipts.numberWrong') : undefined}
        autoComplete="off"
        autoCapitalize="characters"
        spellCheck={false}
        maxLength={60}
        value={typed}
        onValue={setTyped}
      />
      <Button type="submit" variant={known ? 'secondary' : 'primary'} icon={SearchIcon} full>
        {t('receipts.check')}
      </Button>
    </form>
  )
}
