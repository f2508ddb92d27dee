import { useState } from 'react'
import type { FibreContract } from '#contracts/fibre-bills.ts'
import { Button } from '#ui/button/button.tsx'
import { Chip, ChipRow } from '#ui/chip/chip.tsx'
import { ArrowLeftIcon } from '#ui/icons/arrow-left.tsx'
import { Notice } from '#ui/notice/notice.tsx'
import { useWords } from '../../../i18n/use-words.ts'
import { LinkContract } from './link-contract.tsx'
import { PayForm } from './pay-form.tsx'
import type { Found } from './use-lookup.ts'
import styles from '../form.module.css'

type Props = { readonly found: Found; readonly onBack: () => void }

/** What was found, masked: to pay for it, or to link it with a code to its own phone. */
export function FoundContracts({ found, onBack }: Props) {
  const { t } = useWords()
  const [chosen, setChosen] = useState(found.contracts[0]?.contractNo)
  const [linked, setLinked] = useState<FibreContract | null>(null)
  const contract = found.contracts.find(({ contractNo }) => contractNo === chosen)
  if (!contract) return null
  return (
    <div className={styles.section}>
      <div>
        <Button variant="quiet" size="small" icon={ArrowLeftIcon} onClick={onBack}>
          {t('fibre.lookup.again')}
        </Button>
      </div>
      {found.contracts.length > 1 && (
        <ChipRow label={t('fibre.contract')} wrap>
          {found.contracts.map(({ contractNo }) => (
            <Chip key={contractNo} selected={contractNo === chosen} onClick={() => setChosen(contractNo)}>
              {contractNo}
            </Chip>
          ))}
        </ChipRow>
      )}
      {linked?.contractNo === contract.contractNo && (
        <Notice tone="success" announce="polite" title={t('fibre.link.done')}>
          {t('fibre.link.doneText')}
        </Notice>
      )}
      <PayForm
        key={contract.contractNo}
        contract={contract}
        options={found.options.filter(({ contractNo }) => contractNo === contract.contractNo)}
        lookupId={contract.linked ? null : found.lookupId}
      >
        {!contract.linked && !linked && (
          <LinkContract contract={contract} lookupId={found.lookupId} onLinked={setLinked} />
        )}
      </PayForm>
    </div>
  )
}
