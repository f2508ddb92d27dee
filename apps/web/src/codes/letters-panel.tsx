import { type FormEvent, useCallback, useEffect, useState } from 'react'
import type { CaptchaType } from '#contracts/captcha.ts'
import { Button } from '#ui/button/button.tsx'
import { RefreshIcon } from '#ui/icons/refresh.tsx'
import { Row } from '#ui/layout/layout.tsx'
import { TextField } from '#ui/text-field/text-field.tsx'
import { useWords } from '../i18n/use-words.ts'
import { askLetters, type Picture } from './human-check/ask-letters.ts'
import { answerCaptcha } from './human-check/prove-human.ts'
import styles from './letters-panel.module.css'

type Props = {
  readonly type: CaptchaType
  /** The check this phone could not solve. */
  readonly tried: string | null
  readonly pending: boolean
  readonly onToken: (token: string) => void
}

/** The other human check: letters in a picture, for a phone that could not do the calculation. */
export function LettersPanel({ type, tried, pending, onToken }: Props) {
  const { t } = useWords()
  const [picture, setPicture] = useState<Picture | null>(null)
  const [typed, setTyped] = useState('')
  const [wrong, setWrong] = useState(false)

  const [failed, setFailed] = useState(false)

  const ask = useCallback(
    async (before: string | null) => {
      setFailed(false)
      const next = await askLetters(type, before).catch(() => null)
      setPicture(next)
      setFailed(next === null)
    },
    [type],
  )
  useEffect(() => void ask(tried), [ask, tried])

  async function answer(): Promise<void> {
    if (!picture || typed.trim() === '') return
    try {
      onToken(await answerCaptcha(picture.captchaId, typed.trim()))
    } catch {
      setWrong(true)
      setTyped('')
      await ask(picture.captchaId)
    }
  }
  function submit(event: FormEvent) {
    event.preventDefault()
    void answer()
  }

  return (
    <form noValidate className={styles.letters} onSubmit={submit} aria-label={t('identity.letters')}>
      <p role="status">{t(statusOf(picture, failed))}</p>
      <div className={styles.picture}>
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
        <Button variant="quiet" icon={RefreshIcon} onClick={() => void ask(picture?.captchaId ?? null)}>
          {t('identity.lettersNew')}
        </Button>
      </Row>
    </form>
  )
}

function statusOf(picture: Picture | null, failed: boolean) {
  if (failed) return 'identity.lettersFailed'
  return picture ? 'identity.lettersText' : 'identity.lettersWait'
}
