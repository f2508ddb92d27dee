import { WifiIcon } from '#ui/icons/wifi.tsx'
import { useWords } from '../../../i18n/use-words.ts'
import { contractPath, dueText, isDue, trackPath } from '../../../line/own-fibre.ts'
import { type OwnFibre, useOwnFibre } from '../../../line/use-own-fibre.ts'
import { ComingUp, Entry } from './coming-up.tsx'

const icon = <WifiIcon size={24} />

/** Bills to pay, and new lines that are on their way. */
export function fibreUnderWay({ contracts, orders }: OwnFibre): OwnFibre {
  return { contracts: contracts.filter(isDue), orders }
}

export const countOf = ({ contracts, orders }: OwnFibre): number => contracts.length + orders.length

export function FibreEntries({ fibre: { contracts, orders } }: { readonly fibre: OwnFibre }) {
  const words = useWords()
  const { t, pick } = words
  return (
    <>
      {contracts.map((contract) => (
        <Entry
          key={contract.contractNo}
          icon={icon}
          tone="warm"
          path={contractPath(contract.contractNo, true)}
          name={`${t('fibre.card.title')} · ${pick(contract.packageName, contract.packageNameMm).text}`}
          soft={dueText(contract, words)}
        />
      ))}
      {orders.map(({ orderId, orderNo, status }) => (
        <Entry
          key={orderId}
          icon={icon}
          tone="plain"
          path={trackPath(orderId)}
          name={t('fibre.card.order', { number: orderNo })}
          soft={t(`fibre.status.${status}`)}
        />
      ))}
    </>
  )
}

/** For whoever has fibre and no SIM of ours. */
export function FibreComingUp() {
  const fibre = fibreUnderWay(useOwnFibre())
  if (countOf(fibre) === 0) return null
  return (
    <ComingUp>
      <FibreEntries fibre={fibre} />
    </ComingUp>
  )
}
