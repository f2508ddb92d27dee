import { useSearch } from 'wouter'
import type { FibreContract, PayOption } from '#contracts/fibre-bills.ts'
import { Button } from '#ui/button/button.tsx'
import { ChipLink, ChipRow } from '#ui/chip/chip.tsx'
import { ArrowLeftIcon } from '#ui/icons/arrow-left.tsx'
import { SearchIcon } from '#ui/icons/search.tsx'
import { Row } from '#ui/layout/layout.tsx'
import { TextLink } from '#ui/text-link/text-link.tsx'
import { useWords } from '../../../i18n/use-words.ts'
import { toHref } from '../../../navigation/hash-location.ts'
import { Bills } from './bills.tsx'
import { PayForm } from './pay-form.tsx'
import { paymentPath } from './payment-address.ts'
import { UnlinkContract } from './unlink-contract.tsx'
import styles from '../form.module.css'

type Props = {
  readonly contracts: readonly FibreContract[]
  readonly options: readonly PayOption[]
  readonly onLookUp: () => void
}

/** Own contracts: the newest bill, why it changed, and what can be paid. */
export function OwnContracts({ contracts, options, onLookUp }: Props) {
  const { t, pick } = useWords()
  const search = new URLSearchParams(useSearch())
  const contract = contracts.find(({ contractNo }) => contractNo === search.get('contract')) ?? contracts[0]
  if (!contract) return null
  const { contractNo } = contract
  const payable = options.filter((option) => option.contractNo === contractNo)
  return (
    <div className={styles.section}>
      {contracts.length > 1 && (
        <ChipRow label={t('fibre.contract')}>
          {contracts.map((one) => (
            <ChipLink
              key={one.contractNo}
              selected={one === contract}
              href={toHref(paymentPath({ contract: one.contractNo }))}
            >
              {pick(one.packageName, one.packageNameMm).text} · {one.contractNo}
            </ChipLink>
          ))}
        </ChipRow>
      )}
      {search.has('pay') ? (
        <>
          <TextLink alone href={toHref(paymentPath({ contract: contractNo }))}>
            <ArrowLeftIcon size={18} /> {t('fibre.bills.back')}
          </TextLink>
          <PayForm key={contractNo} contract={contract} options={payable} lookupId={null} />
        </>
      ) : (
        <>
          <Bills
            key={contractNo}
            contract={contract}
            chosen={search.get('bill')}
            payable={payable.length > 0}
          />
          <Row gap={3}>
            <Button variant="secondary" size="small" icon={SearchIcon} onClick={onLookUp}>
              {t('fibre.pay.another')}
            </Button>
            <UnlinkContract contractNo={contractNo} />
          </Row>
        </>
      )}
    </div>
  )
}
