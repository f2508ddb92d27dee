import { type FormEvent, useState } from 'react'
import { displayMsisdn, parseMsisdn } from '#contracts/msisdn.ts'
import type { ShareAsk, ShareInfo } from '#contracts/sharing.ts'
import { Badge } from '#ui/badge/badge.tsx'
import { Button, ButtonLink } from '#ui/button/button.tsx'
import { Card } from '#ui/card/card.tsx'
import { Chip, ChipRow } from '#ui/chip/chip.tsx'
import { Notice } from '#ui/notice/notice.tsx'
import { toHref } from '../../navigation/hash-location.ts'
import { useOnline } from '../../codes/use-online.ts'
import { useWords } from '../../i18n/use-words.ts'
import { amountText } from '../../value/amount-text.ts'
import { isTooLong, MessageField } from '../../value/message-field.tsx'
import { RECIPIENT_FIELD, RecipientField } from '../../value/recipient-field.tsx'
import { pathOfKind } from './kind-tabs.tsx'
import { useAskForShare, useAsks } from './use-asks.ts'
import styles from './sharing.module.css'

/** Asking somebody who knows one: a number, an amount, a few words. Nothing moves by it. */
export function AskCard({ info }: { readonly info: ShareInfo }) {
  const { t } = useWords()
  const outgoing = useAsks(true).data?.outgoing ?? []
  return (
    <Card as="section" padding="roomy" className={styles.alone}>
      <div className={styles.form}>
        <h2 className={styles.title}>{t('sharing.askTitle')}</h2>
        <p>{t('sharing.askLead')}</p>
        <AskForm info={info} />
        {outgoing.length > 0 && <Outgoing asks={outgoing} />}
        <ButtonLink full variant="quiet" href={toHref(pathOfKind(info.kind))}>
          {t('gifts.back')}
        </ButtonLink>
      </div>
    </Card>
  )
}

function AskForm({ info: { kind, unit, options } }: { readonly info: ShareInfo }) {
  const { t, lang } = useWords()
  const online = useOnline()
  const [phone, setPhone] = useState('')
  const [amount, setAmount] = useState(options[0]?.amount ?? 0)
  const [message, setMessage] = useState('')
  const [tried, setTried] = useState(false)
  const ask = useAskForShare()

  function submit(event: FormEvent) {
    event.preventDefault()
    setTried(true)
    const giver = parseMsisdn(phone)
    if (giver === null) document.getElementById(RECIPIENT_FIELD)?.focus()
    else if (!isTooLong(message)) {
      const words = message.trim()
      ask.mutate({ giver, kind, amount, ...(words ? { message: words } : {}) })
    }
  }
  return (
    <form noValidate className={styles.form} onSubmit={submit} aria-label={t('sharing.askTitle')}>
      <RecipientField label={t('sharing.askWhom')} value={phone} tried={tried} onValue={setPhone} />
      <ChipRow label={t('sharing.amount')} wrap>
        {options.map((option) => (
          <Chip
            key={option.amount}
            selected={option.amount === amount}
            onClick={() => setAmount(option.amount)}
          >
            {amountText({ unit, value: option.amount }, lang, t)}
          </Chip>
        ))}
      </ChipRow>
      <MessageField value={message} onValue={setMessage} />
      {ask.isError && (
        <Notice tone="danger" announce="assertive">
          {ask.error.message || t('state.offlineText')}
        </Notice>
      )}
      {ask.data && (
        <Notice tone="success" announce="polite" title={t('sharing.askSent')}>
          {t('sharing.askSentText', { number: displayMsisdn(ask.data.number) })}
        </Notice>
      )}
      <Button type="submit" full loading={ask.isPending} disabled={!online}>
        {t('sharing.askSend')}
      </Button>
    </form>
  )
}

const TONES = { OPEN: 'warning', SHARED: 'success', DECLINED: 'plain' } as const

function Outgoing({ asks }: { readonly asks: readonly ShareAsk[] }) {
  const { t, lang } = useWords()
  return (
    <ul className={styles.asks} aria-label={t('sharing.askedBefore')}>
      {asks.map(({ askId, number, amount, state }) => (
        <li key={askId} className={styles.asked}>
          <span>
            {displayMsisdn(number)} · {amountText(amount, lang, t)}
          </span>
          <Badge tone={TONES[state]}>{t(`sharing.askState.${state}`)}</Badge>
        </li>
      ))}
    </ul>
  )
}
