import { parseMsisdn } from '#contracts/msisdn.ts'
import { formatKyat } from '#language/formats.ts'
import { Button } from '#ui/button/button.tsx'
import { LockIcon } from '#ui/icons/lock.tsx'
import { MessageIcon } from '#ui/icons/message.tsx'
import { Notice } from '#ui/notice/notice.tsx'
import { useOnline } from '../../codes/use-online.ts'
import { useWords } from '../../i18n/use-words.ts'
import { PayProblem } from '../../payments/pay-problem.tsx'
import { ProvePayer, ProvePayerSheet, useProving } from '../../payments/prove-payer.tsx'
import type { OpenOrder } from '../../payments/use-order.ts'
import { WaysToPay } from '../../payments/ways-to-pay.tsx'
import { AmountChoice } from './amount-choice.tsx'
import { GuestLine } from './guest-line.tsx'
import { TopupSummary } from './topup-summary.tsx'
import { useTopupForm, type TopupWish } from './use-topup-form.ts'
import { WhoChoice } from './who-choice.tsx'
import styles from './topup.module.css'

/** Whom, how much, with what; then one press. */
export function TopupForm(wish: TopupWish) {
  const { open, faces, facts, need } = wish
  const { t, lang } = useWords()
  const form = useTopupForm(wish)
  const proving = useProving()
  const { draft, change, own, kyat, offered, known, target, tried } = form
  return (
    <>
      <form noValidate className={styles.form} onSubmit={form.submit} aria-label={t('routes.topUp.title')}>
        <div className={styles.fields}>
          {need !== null && (
            <Notice tone="info">{t('topup.need', { amount: formatKyat(need, lang) })}</Notice>
          )}
          <WhoChoice draft={draft} onDraft={change} own={own} target={target} known={known} tried={tried} />
          <AmountChoice
            offered={offered}
            usual={facts.usual}
            kyat={kyat}
            tried={tried}
            onKyat={(next) => change({ ...draft, kyat: next })}
          />
          <HowToPay wish={wish} form={form} />
        </div>
        <TopupSummary kyat={kyat} taxPct={faces.taxPct} balance={form.balance}>
          <PayProblem send={open.send} />
          <LeftToday refusal={open.send.refusal} />
          <PayButton open={open} form={form} onProve={proving.open} />
        </TopupSummary>
      </form>
      <ProvePayerSheet
        proving={proving}
        number={parseMsisdn(draft.phone)}
        onProven={({ number }) => form.proven(number)}
      />
    </>
  )
}

type Form = ReturnType<typeof useTopupForm>

/** The payer, then the ways to pay; a guest proves a number first. */
function HowToPay({ wish, form }: { readonly wish: TopupWish; readonly form: Form }) {
  const { t } = useWords()
  const { payer } = wish.open
  const { draft, kyat, change } = form
  if (!payer) return <ProvePayer title={t('payments.proveTitle')} most={wish.faces.perDay.guestKyat} />
  return (
    <>
      {payer.guest && <GuestLine number={payer.number ?? ''} />}
      <WaysToPay
        payer={payer}
        type="TOPUP"
        kyat={kyat}
        picked={draft.way}
        onPick={(way) => change({ ...draft, way })}
      />
    </>
  )
}

type PayProps = { readonly open: OpenOrder; readonly form: Form; readonly onProve: () => void }

function PayButton({ open: { payer, send }, form, onProve }: PayProps) {
  const { t, lang, pick } = useWords()
  const online = useOnline()
  const { way, kyat } = form
  const name = way && pick(way.name, way.nameMm)
  if (!online) return <Notice tone="warning">{t('payments.offline')}</Notice>
  if (!payer)
    return (
      <Button full icon={MessageIcon} onClick={onProve}>
        {t('payments.prove')}
      </Button>
    )
  if (send.lost) return null
  return (
    <>
      <Button type="submit" full loading={send.pending} disabled={way === null}>
        {t('payments.pay', { amount: formatKyat(kyat, lang) })}
        {name && <span lang={name.lang}> · {name.text}</span>}
      </Button>
      {way && (
        <p className={styles.fine}>
          <LockIcon size={18} />
          {t(`payments.method.${way.method}`)}
        </p>
      )}
    </>
  )
}

function LeftToday({ refusal }: { readonly refusal: OpenOrder['send']['refusal'] }) {
  const { t, lang } = useWords()
  const left = refusal?.code === 'DAILY_AMOUNT_LIMIT' ? Number(refusal.facts['n']) : 0
  return left > 0 ? <p>{t('topup.leftToday', { amount: formatKyat(left, lang) })}</p> : null
}
