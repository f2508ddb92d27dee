import { type FormEvent, useState } from 'react'
import { useSearch } from 'wouter'
import { Button } from '#ui/button/button.tsx'
import { Card } from '#ui/card/card.tsx'
import { LogInIcon } from '#ui/icons/log-in.tsx'
import { SearchIcon } from '#ui/icons/search.tsx'
import { Select } from '#ui/select/select.tsx'
import { TextField } from '#ui/text-field/text-field.tsx'
import { useOnline } from '../../../codes/use-online.ts'
import { RequestState } from '../../../codes/request-state.tsx'
import { useWords } from '../../../i18n/use-words.ts'
import { useSession } from '../../../session/session-store.ts'
import { signInFor } from '../sign-in-for.ts'
import { paymentPath } from './payment-address.ts'
import { type Asked, type Found, ID_TYPES, type IdType, useLookup } from './use-lookup.ts'
import { WaysWithout } from './ways-without.tsx'
import styles from '../form.module.css'
import own from './lookup.module.css'

const FIELD = 'fibre-number'

const typeOf = (text: string | null): IdType => ID_TYPES.find((type) => type === text) ?? 'FTTH_ACCOUNT'

type Props = {
  /** True when nothing else is on the page. */
  readonly first: boolean
  readonly onFound: (found: Found) => void
}

/** Anybody can pay a bill whose number they know; too many searches, and programs, are stopped. */
export function Lookup({ first, onFound }: Props) {
  const { t } = useWords()
  const online = useOnline()
  const signedIn = useSession().state === 'signedIn'
  const search = new URLSearchParams(useSearch())
  const [asked, setAsked] = useState<Asked>({
    idType: typeOf(search.get('by')),
    accountNo: search.get('no') ?? '',
  })
  const [tried, setTried] = useState(false)
  const { start, request, reset } = useLookup(onFound)
  const [idType, accountNo] = [asked.idType, asked.accountNo.trim()]

  function submit(event: FormEvent) {
    event.preventDefault()
    setTried(true)
    if (accountNo === '') document.getElementById(FIELD)?.focus()
    else if (signedIn) start({ idType, accountNo })
    else signInFor(`${paymentPath({})}?${new URLSearchParams({ by: idType, no: accountNo }).toString()}`)
  }

  return (
    <div className={own.columns}>
      <Card as="section" padding="roomy" className={own.card}>
        <div>
          <h2 className={styles.title}>{t('fibre.lookup.title')}</h2>
          <p className={styles.lead}>{t('fibre.lookup.lead')}</p>
        </div>
        <form noValidate className={styles.section} onSubmit={submit} aria-label={t('fibre.lookup.title')}>
          <Fields
            asked={asked}
            tried={tried}
            onAsked={(next) => {
              setAsked(next)
              reset()
            }}
          />
          <Button
            type="submit"
            full
            icon={signedIn ? SearchIcon : LogInIcon}
            loading={request.pending}
            disabled={!online}
          >
            {t(signedIn ? 'fibre.lookup.find' : 'fibre.lookup.signIn')}
          </Button>
          {!signedIn && <p className={styles.soft}>{t('fibre.lookup.why')}</p>}
        </form>
        <RequestState request={request} />
        {!signedIn && (
          <Button variant="quiet" onClick={() => signInFor(paymentPath({}), true)}>
            {t('fibre.signUp')}
          </Button>
        )}
      </Card>
      {first && <WaysWithout />}
    </div>
  )
}

type FieldsProps = {
  readonly asked: Asked
  readonly tried: boolean
  readonly onAsked: (asked: Asked) => void
}

function Fields({ asked: { idType, accountNo }, tried, onAsked }: FieldsProps) {
  const { t } = useWords()
  return (
    <>
      <Select
        label={t('fibre.lookup.by')}
        value={idType}
        onValue={(next) => onAsked({ idType: typeOf(next), accountNo })}
        options={ID_TYPES.map((type) => ({ value: type, label: t(`fibre.lookup.${type}`) }))}
      />
      <TextField
        id={FIELD}
        label={t(`fibre.lookup.${idType}`)}
        hint={t(`fibre.lookup.hint.${idType}`)}
        error={tried && accountNo.trim() === '' ? t('fibre.lookup.missing') : undefined}
        value={accountNo}
        autoComplete="off"
        inputMode={idType === 'PHONE' ? 'tel' : 'text'}
        autoCapitalize="characters"
        spellCheck={false}
        maxLength={40}
        enterKeyHint="search"
        onValue={(next) => onAsked({ idType, accountNo: next })}
      />
    </>
  )
}
