import type { TicketCategory } from '#contracts/tickets.ts'
import type { Transaction } from '#contracts/value.ts'
import { classNames } from '#ui/class-names.ts'
import { Disc } from '#ui/disc/disc.tsx'
import { CheckIcon } from '#ui/icons/check.tsx'
import { PackageIcon } from '#ui/icons/package.tsx'
import { WalletIcon } from '#ui/icons/wallet.tsx'
import { useTransactions } from '../../api/use-transactions.ts'
import { useWords } from '../../i18n/use-words.ts'
import type { ReportedThing } from '../../navigation/report-path.ts'
import { likelyRows } from './likely-rows.ts'
import { rowWords, thingWords } from './thing-words.ts'
import styles from './report.module.css'

type Props = {
  /** A guest has no history here; what came with the address is shown all the same. */
  readonly signedIn: boolean
  readonly category: TicketCategory
  readonly thing: ReportedThing | null
  readonly onThing: (thing: ReportedThing | null) => void
}

const LOOKED_AT = 10

/** Our guess from the own history: most people only tap. What came with the address is among them, and chosen. */
export function ThingChoice({ signedIn, ...rest }: Props) {
  return signedIn ? <FromHistory {...rest} /> : <Things {...rest} rows={[]} />
}

function FromHistory(props: Omit<Props, 'signedIn'>) {
  const rows = useTransactions({}, LOOKED_AT).data?.pages[0]?.result ?? []
  return <Things {...props} rows={rows} />
}

type ThingsProps = Omit<Props, 'signedIn'> & { readonly rows: readonly Transaction[] }

function Things({ category, thing, onThing, rows }: ThingsProps) {
  const words = useWords()
  const likely = category.things.includes('MOVE') ? likelyRows(category.code, rows, thing) : []
  const isListed = likely.some(({ transactionId }) => transactionId === thing?.id)
  if (likely.length === 0 && !thing) return null
  return (
    <div role="group" aria-labelledby="ticket-things" className={styles.found}>
      <p id="ticket-things" className={styles.strong}>
        {words.t('tickets.oneOfThese')}
      </p>
      {thing && !isListed && (
        <Choice {...thingWords(thing, words)} icon="wallet" chosen onPress={() => onThing(null)} />
      )}
      {likely.map((row) => {
        const chosen = row.transactionId === thing?.id
        return (
          <Choice
            key={row.transactionId + row.type}
            {...rowWords(row, words)}
            icon={iconOf(row)}
            chosen={chosen}
            onPress={() => onThing(chosen ? null : { kind: 'MOVE', id: row.transactionId })}
          />
        )
      })}
    </div>
  )
}

const iconOf = ({ type }: Transaction) => (type === 'TOPUP' ? 'wallet' : 'package')

type ChoiceProps = {
  readonly title: string
  readonly text: string
  readonly icon: 'wallet' | 'package'
  readonly chosen: boolean
  readonly onPress: () => void
}

function Choice({ title, text, icon, chosen, onPress }: ChoiceProps) {
  const Face = icon === 'wallet' ? WalletIcon : PackageIcon
  return (
    <button
      type="button"
      aria-pressed={chosen}
      className={classNames(styles.one, chosen && styles.chosen)}
      onClick={onPress}
    >
      <Disc>
        <Face size={24} />
      </Disc>
      <span className={styles.words}>
        <span className={styles.strong}>{title}</span>
        <span className={styles.soft}>{text}</span>
      </span>
      {chosen && <CheckIcon size={22} />}
    </button>
  )
}
