import { formatKyat } from '#language/formats.ts'
import { ButtonLink } from '#ui/button/button.tsx'
import { EmptyState } from '#ui/empty-state/empty-state.tsx'
import { WifiIcon } from '#ui/icons/wifi.tsx'
import { useFibreContracts } from '../../api/use-fibre-contracts.ts'
import { Block } from '../../page/block.tsx'
import { useWords } from '../../i18n/use-words.ts'
import { toHref } from '../../navigation/hash-location.ts'
import { pathOf } from '../../navigation/paths.ts'
import { RowsComing } from '../../skeletons/rows-coming.tsx'
import { Choice } from '../../forms/choice.tsx'
import styles from './exchange.module.css'

type Props = { readonly chosen: string; readonly onChoose: (contractNo: string) => void }

/** Whose bill gets smaller: a contract that is linked to the account. Without one, the way to link it. */
export function WhichContract({ chosen, onChoose }: Props) {
  const { t, lang, pick } = useWords()
  const contracts = useFibreContracts()
  return (
    <Block query={contracts} skeleton={<RowsComing rows={1} />}>
      {({ contracts: own }) =>
        own.length === 0 ? (
          <EmptyState
            icon={WifiIcon}
            title={t('loyalty.noContract')}
            text={t('loyalty.noContractText')}
            actions={
              <ButtonLink href={toHref(pathOf('homeInternetPayment'))}>{t('fibre.card.link')}</ButtonLink>
            }
          />
        ) : (
          <div role="radiogroup" aria-label={t('loyalty.contract')} className={styles.choices}>
            {own.map(({ contractNo, packageName, packageNameMm, due }) => (
              <Choice
                key={contractNo}
                group="contract"
                value={contractNo}
                checked={contractNo === chosen}
                title={`${pick(packageName, packageNameMm).text} · ${contractNo}`}
                text={due > 0 ? t('loyalty.due', { amount: formatKyat(due, lang) }) : t('loyalty.nothingDue')}
                onChoose={() => onChoose(contractNo)}
              />
            ))}
          </div>
        )
      }
    </Block>
  )
}
