import { type FormEvent, useCallback, useEffect, useState } from 'react'
import type { CaptchaType } from '#contracts/captcha.ts'
import { Button } from '#ui/button/button.tsx'
import { RefreshIcon } from '#ui/icons/refresh.tsx'
import { Row } from '#ui/layout/layout.tsx'
import { TextField } from '#ui/text-field/text-field.tsx'
import { useWords } from '../../i18n/use-words.ts'
import { answerCaptcha, askCaptcha } from './human-check/prove-human.ts'
import styles from './log-in-page.module.css'

type Props = {
  readonly type: CaptchaType
  readonly pending: boolean
  readonly onToken: (token: string) => void
}

type Picture = { readonly captchaId: string; readonly image: string }

/** The other form of the human check: letters in a picture, for a phone that could not work by itself. */
export function LettersPanel({ type, pending, onToken }: Props) {
  const { t } = useWords()
  const [picture, setPicture] = useState<Picture | null>(null)
  const [typed, setTyped] = useState('')
  const [wrong, setWrong] = useState(false)

  const ask = useCallback(async () => {
    setPicture(await askCaptcha(type).catch(() => null))
  }, [type])
  useEffect(() => void ask(), [ask])

  async function answer(): Promise<void> {
    if (!picture || typed.trim() === '') return
    try {
      onToken(await answerCaptcha(picture.captchaId, typed.trim()))
    } catch {
      setWrong(true)
      setTyped('')
      await ask()
    }
  }
  function submit(event: FormEvent) {
    event.preventDefault()
    void answer()
  }

  return (
    <form noValidate className={styles.letters} onSubmit={submit} aria-label={t('identity.letters')}>
      <p role="status">{t('identity.lettersText')}</p>
      <div className={styles.lettersPicture}>
        {picture && <img src={picture.image} alt={t('identity.lettersAlt')} />}
      </div>
      <TextField
        label={t('identity.letters')}
        hint={t('identity.lettersHint')}
        error={wrong ? t('identity.lettersWrong') : undefined}
        value={typed}
        onValue={setTyped}
        autoComplete="off"
        autoCapitalize="characters"
        spellCheck={false}
        maxLength={10}
      />
      <Row gap={3}>
        <Button type="submit" loading={pending}>
          {t('identity.lettersSend')}
        </Button>
        <Button variant="quiet" icon={RefreshIcon} onClick={() => void ask()}>
          {t('identity.lettersNew')}
        </Button>
      </Row>
    </form>
  )
}
