import { useEffect } from 'react'
import { displayMsisdn, parseMsisdn } from '#contracts/msisdn.ts'
import { brand } from '#brand'
import { Disc } from '#ui/disc/disc.tsx'
import { SimIcon } from '#ui/icons/sim.tsx'
import { TelField } from '#ui/tel-field/tel-field.tsx'
import { useWords } from '../../i18n/use-words.ts'
import { RECIPIENT_FIELD, RecipientField } from '../../value/recipient-field.tsx'
import type { Draft, Target } from './topup-draft.ts'
import styles from './topup.module.css'

type Props = {
  readonly draft: Draft
  readonly onDraft: (draft: Draft) => void
  /** The signed-in customer's line. */
  readonly own: string | null
  readonly target: Target
  /** Numbers that need not be typed twice. */
  readonly known: readonly string[]
  readonly tried: boolean
}

export const AGAIN_FIELD = 'topup-again'

/** For whom: the own line at once, any other by its number, typed twice. */
export function WhoChoice(props: Props) {
  const { draft, onDraft, own } = props
  const { t } = useWords()
  if (own !== null && !draft.other)
    return (
      <section className={styles.who}>
        <Disc>
          <SimIcon size={22} />
        </Disc>
        <p className={styles.whoWords}>
          <span className={styles.strong}>{t('topup.mine')}</span> <span>{displayMsisdn(own)}</span>
        </p>
        <button type="button" className={styles.plain} onClick={() => onDraft({ ...draft, other: true })}>
          {t('topup.another')}
        </button>
      </section>
    )
  return (
    <section className={styles.section}>
      <Numbers {...props} />
      {own !== null && (
        <div>
          <button
            type="button"
            className={styles.plain}
            onClick={() => onDraft({ ...draft, other: false, phone: '', again: '' })}
          >
            {t('topup.mineInstead')}
          </button>
        </div>
      )}
    </section>
  )
}

function Numbers({ draft, onDraft, own, target, known, tried }: Props) {
  const { t } = useWords()
  const wasPressed = own !== null
  useEffect(() => {
    // The button that was pressed is gone.
    const lost = document.activeElement === document.body
    if (wasPressed && lost) document.getElementById(RECIPIENT_FIELD)?.focus()
  }, [wasPressed])
  const wrong = tried && 'wrong' in target ? target.wrong : null
  const number = parseMsisdn(draft.phone)
  const isKnown = number !== null && known.includes(number)
  const onPhone = (phone: string) => onDraft({ ...draft, phone })
  const words = { number: t('recipients.wrong'), ours: t('topup.notOurs'), again: undefined } as const
  return (
    <>
      {own === null ? (
        <TelField
          id={RECIPIENT_FIELD}
          name="target"
          label={t('topup.number')}
          hint={t('topup.numberHint')}
          error={wrong ? words[wrong] : undefined}
          placeholder={brand.ownNumbers.example}
          autoComplete="tel-national"
          maxLength={80}
          value={draft.phone}
          onValue={onPhone}
        />
      ) : (
        <>
          <RecipientField label={t('topup.number')} value={draft.phone} tried={tried} onValue={onPhone} />
          {wrong === 'ours' && (
            <p role="alert" className={styles.wrong}>
              {t('topup.notOurs')}
            </p>
          )}
        </>
      )}
      {!isKnown && (
        <TelField
          id={AGAIN_FIELD}
          name="again"
          label={t('topup.numberAgain')}
          error={wrong === 'again' ? t('topup.differs') : undefined}
          autoComplete="off"
          maxLength={80}
          value={draft.again}
          onValue={(again) => onDraft({ ...draft, again })}
        />
      )}
    </>
  )
}
