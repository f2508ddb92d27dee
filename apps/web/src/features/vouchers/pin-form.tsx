import { type FormEvent, useState } from 'react'
import { Button } from '#ui/button/button.tsx'
import { TextField } from '#ui/text-field/text-field.tsx'
import { digitsOf } from '../../codes/code-field.tsx'
import { useOnline } from '../../codes/use-online.ts'
import { useWords } from '../../i18n/use-words.ts'
import { useUse } from './use-own-vouchers.ts'
import styles from './shown-code.module.css'

const PIN_LENGTH = 6
const ALL_TRIES = 5

type Props = { readonly id: string; readonly triesLeft: number }

/** Typed by the shop's staff on the customer's phone; a wrong one counts, so nothing is sent before it is pressed. */
export function PinForm({ id, triesLeft }: Props) {
  const { t } = useWords()
  const online = useOnline()
  const [pin, setPin] = useState('')
  const [tried, setTried] = useState(false)
  const use = useUse(id)
  const short = tried && pin.length < PIN_LENGTH && pin.length > 0 ? t('vouchers.pinShort') : undefined
  const refused = use.error ? use.error.message || t('state.offlineText') : undefined

  function submit(event: FormEvent) {
    event.preventDefault()
    setTried(true)
    if (pin.length < PIN_LENGTH || use.isPending) return
    use.mutate(pin, { onError: () => setPin('') })
  }
  return (
    <form noValidate className={styles.pin} onSubmit={submit} aria-label={t('vouchers.pin')}>
      <TextField
        label={t('vouchers.pin')}
        hint={
          triesLeft < ALL_TRIES && !refused
            ? t('vouchers.triesLeft', { count: triesLeft })
            : t('vouchers.pinHint')
        }
        error={short ?? (pin === '' ? refused : undefined)}
        inputMode="numeric"
        autoComplete="off"
        name="shop-pin"
        maxLength={PIN_LENGTH}
        value={pin}
        onValue={(text) => setPin(digitsOf(text, PIN_LENGTH))}
      />
      <span role="alert" className="visually-hidden">
        {refused}
      </span>
      <Button type="submit" full variant="secondary" loading={use.isPending} disabled={!online}>
        {t('vouchers.use')}
      </Button>
    </form>
  )
}
