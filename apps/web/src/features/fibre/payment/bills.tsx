import type { FibreBill, FibreContract } from '#contracts/fibre-bills.ts'
import { EmptyState } from '#ui/empty-state/empty-state.tsx'
import { ButtonLink } from '#ui/button/button.tsx'
import { WalletIcon } from '#ui/icons/wallet.tsx'
import { useFibreBills } from '../../../api/use-fibre-bills.ts'
import { Block } from '../../../page/block.tsx'
import { useWords } from '../../../i18n/use-words.ts'
import { toHref } from '../../../navigation/hash-location.ts'
import { BillComing } from '../../../skeletons/bill-coming.tsx'
import { BillList } from './bill-list.tsx'
import { BillPetal } from './bill-petal.tsx'
import { ContractFacts } from './contract-facts.tsx'
import { paymentPath } from './payment-address.ts'
import { SixMonths } from './six-months.tsx'
import { Why } from './why.tsx'
import styles from './bills.module.css'

type Props = {
  readonly contract: FibreContract
  /** The number of the bill that is looked at; the newest where none is. */
  readonly chosen: string | null
  readonly payable: boolean
}

/** The bill answers "why" first; then six months at a glance, then every one. */
export function Bills({ contract, chosen, payable }: Props) {
  const query = useFibreBills(contract.contractNo)
  const bills = query.data?.pages.flatMap((page) => page.bills)
  return (
    <Block query={{ ...query, data: bills }} skeleton={<BillComing />}>
      {(all) => {
        const bill = all.find(({ billNo }) => billNo === chosen) ?? all[0]
        return bill ? (
          <Shown
            contract={contract}
            bills={all}
            bill={bill}
            payable={payable}
            {...(query.hasNextPage && { onMore: () => void query.fetchNextPage() })}
          />
        ) : (
          <NoBills contract={contract} payable={payable} />
        )
      }}
    </Block>
  )
}

type ShownProps = Omit<Props, 'chosen'> & {
  readonly bills: readonly FibreBill[]
  readonly bill: FibreBill
  readonly onMore?: () => void
}

function Shown({ contract, bills, bill, payable, onMore }: ShownProps) {
  const before = bills.find(({ billNo }) => billNo === bill.before?.billNo) ?? null
  return (
    <div className={styles.columns}>
      <BillPetal bill={bill} contract={contract} payable={payable} />
      <div className={styles.why}>
        <Why bill={bill} before={before} />
      </div>
      <SixMonths bills={bills} bill={bill} />
      <div className={styles.rest}>
        <BillList bills={bills} shown={bill} {...(onMore && { onMore })} />
        <ContractFacts contract={contract} />
      </div>
    </div>
  )
}

function NoBills({ contract, payable }: Pick<Props, 'contract' | 'payable'>) {
  const { t } = useWords()
  return (
    <>
      <ContractFacts contract={contract} />
      <EmptyState
        icon={WalletIcon}
        title={t('fibre.bills.none')}
        text={t('fibre.bills.noneText', { day: contract.billDay })}
        actions={
          payable && (
            <ButtonLink href={toHref(paymentPath({ contract: contract.contractNo, pay: true }))}>
              {t('fibre.bills.ahead')}
            </ButtonLink>
          )
        }
      />
    </>
  )
}
