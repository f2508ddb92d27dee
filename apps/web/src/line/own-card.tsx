import type { ReactNode } from 'react'
import type { LoyaltyCard } from '#contracts/loyalty.ts'
import { EmptyState } from '#ui/empty-state/empty-state.tsx'
import { SimIcon } from '#ui/icons/sim.tsx'
import { ApiRefusal } from '../api/api-errors.ts'
import { useLoyaltyCard } from '../api/use-loyalty-card.ts'
import { Block } from '../page/block.tsx'
import { useWords } from '../i18n/use-words.ts'

type Props = { readonly skeleton: ReactNode; readonly children: (card: LoyaltyCard) => ReactNode }

/** For content that needs the member card. An account without our SIM, such as a fibre customer's, has none. */
export function OwnCard({ skeleton, children }: Props) {
  const { t } = useWords()
  const card = useLoyaltyCard()
  if (card.error instanceof ApiRefusal && card.error.status === 404)
    return <EmptyState icon={SimIcon} title={t('account.noLine')} text={t('account.noLineText')} />
  return (
    <Block query={card} skeleton={skeleton}>
      {children}
    </Block>
  )
}
