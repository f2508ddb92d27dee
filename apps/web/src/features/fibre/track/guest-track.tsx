import { type FormEvent, lazy, Suspense, useState } from 'react'
import { Button } from '#ui/button/button.tsx'
import { Card } from '#ui/card/card.tsx'
import { MessageIcon } from '#ui/icons/message.tsx'
import { TextField } from '#ui/text-field/text-field.tsx'
import { ApiRefusal } from '../../../api/api-errors.ts'
import { forgetGuestSession } from '../../../guest/guest-session.ts'
import { useGuestSession } from '../../../guest/use-guest-session.ts'
import { useWords } from '../../../i18n/use-words.ts'
import { pathOf } from '../../../navigation/paths.ts'
import { BlockFailed } from '../../../page/block.tsx'
import { Notice } from '#ui/notice/notice.tsx'
import { BillComing } from '../../../skeletons/bill-coming.tsx'
import { signInFor } from '../sign-in-for.ts'
import { Tracker } from './tracker.tsx'
import { useLineOrder } from './use-line-order.ts'
import form from '../form.module.css'
import styles from '../payment/lookup.module.css'

/** Loaded when opened. */
const ProveNumberSheet = lazy(async () => ({
  default: (await import('../../../guest/prove-number-sheet.tsx')).ProveNumberSheet,
}))

const FIELD = 'fibre-order-no'

/** An order number alone is not enough: the phone it was ordered with gets a code. */
export function GuestTrack({ first = false }: { readonly first?: boolean }) {
  const { t } = useWords()
  const [typed, setTyped] = useState('')
  const [orderNo, setOrderNo] = useState<string | null>(null)
  const [proving, setProving] = useState<'never' | 'open' | 'closed'>('never')
  const [tried, setTried] = useState(false)
  const guest = useGuestSession('TRACK')
  const order = useLineOrder(guest && orderNo ? { orderNo } : null, guest?.token)
  const missing = typed.trim() === ''
  const over = order.error instanceof ApiRefusal && order.error.code === 'NUMBER_NOT_PROVEN'

  function submit(event: FormEvent) {
    event.preventDefault()
    setTried(true)
    if (missing) return document.getElementById(FIELD)?.focus()
    setOrderNo(typed.trim())
    if (over) forgetGuestSession('TRACK')
    if (!guest || over || isUnknown(order.error)) setProving('open')
  }

  if (order.data) return <Tracker order={order.data} guest />
  return (
    <Card as="section" padding="roomy" className={styles.card}>
      <div>
        <h2 className={form.title}>{t('fibre.track.guestTitle')}</h2>
        <p className={form.lead}>{t('fibre.track.guestText')}</p>
      </div>
      <form noValidate className={form.section} onSubmit={submit} aria-label={t('fibre.track.guestTitle')}>
        <TextField
          id={FIELD}
          label={t('payments.orderNo')}
          hint={t('fibre.track.numberHint')}
          error={tried && missing ? t('fibre.track.numberMissing') : undefined}
          value={typed}
          autoComplete="off"
          autoCapitalize="characters"
          spellCheck={false}
          maxLength={40}
          onValue={setTyped}
        />
        <Button type="submit" full icon={MessageIcon} loading={order.isFetching}>
          {t('fibre.track.prove')}
        </Button>
      </form>
      {!order.isFetching && !over && <NotFound error={order.error} onRetry={() => void order.refetch()} />}
      {order.isFetching && guest && orderNo && <BillComing />}
      {first && (
        <Button variant="quiet" onClick={() => signInFor(pathOf('homeInternetTrack'))}>
          {t('fibre.track.signIn')}
        </Button>
      )}
      {proving !== 'never' && (
        <Suspense fallback={null}>
          <ProveNumberSheet
            purpose="TRACK"
            number={null}
            open={proving === 'open'}
            onClose={() => setProving('closed')}
            onProven={() => setProving('closed')}
          />
        </Suspense>
      )}
    </Card>
  )
}

const isUnknown = (error: Error | null) => error instanceof ApiRefusal && error.status === 404

type NotFoundProps = { readonly error: Error | null; readonly onRetry: () => void }

/** An unknown number and a stranger's order get the same answer. */
function NotFound({ error, onRetry }: NotFoundProps) {
  const { t } = useWords()
  if (!error) return null
  if (!isUnknown(error)) return <BlockFailed error={error} onRetry={onRetry} />
  return (
    <Notice tone="warning" announce="assertive" title={t('fibre.track.unknownTitle')}>
      {t('fibre.track.unknownText')}
    </Notice>
  )
}
