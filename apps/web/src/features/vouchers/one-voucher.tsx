import type { Voucher } from '#contracts/vouchers.ts'
import { ButtonLink } from '#ui/button/button.tsx'
import { EmptyState } from '#ui/empty-state/empty-state.tsx'
import { GiftIcon } from '#ui/icons/gift.tsx'
import { ApiRefusal } from '../../api/api-errors.ts'
import { Block } from '../../page/block.tsx'
import { PageHeading } from '../../page/page-heading.tsx'
import { useWords } from '../../i18n/use-words.ts'
import { OwnCard } from '../../line/own-card.tsx'
import { toHref } from '../../navigation/hash-location.ts'
import { Trail } from '../../service/trail.tsx'
import { useSession } from '../../session/session-store.ts'
import { PageSkeleton } from '../../skeletons/page-skeleton.tsx'
import { OwnList } from './own-list.tsx'
import { Taking } from './taking.tsx'
import { useOwnVouchers } from './use-own-vouchers.ts'
import { useVoucher } from './use-vouchers.ts'
import { VoucherDetails } from './voucher-details.tsx'
import { VoucherHead } from './voucher-head.tsx'
import { classPath } from './voucher-paths.ts'
import { SignInWay, Way } from './way.tsx'

const WAITING = <PageSkeleton label="MobileService" />

/** The voucher for everybody; exchanging it, and the own ones of it, when signed in. */
export function OneVoucher({ voucherId }: { readonly voucherId: string }) {
  const { t, pick } = useWords()
  const voucher = useVoucher(voucherId)
  const own = useOwnVouchers().data?.filter((one) => one.voucherId === voucherId) ?? []
  const known = voucher.data ?? own[0]
  const title = known ? pick(known.title, known.titleMm).text : t('routes.loyaltyVoucherDetail.title')
  const isUnknown = voucher.error instanceof ApiRefusal && voucher.error.status === 404
  return (
    <>
      <Trail routeId="loyaltyVoucherDetail" title={title} under="loyaltyHome" />
      {!voucher.data && <PageHeading title={title} />}
      {isUnknown ? (
        <NoSuch />
      ) : (
        <Block query={voucher} skeleton={WAITING}>
          {(there) => <Offered voucher={there} />}
        </Block>
      )}
      {!voucher.data && <OwnList vouchers={own} />}
    </>
  )
}

function Offered({ voucher }: { readonly voucher: Voucher }) {
  const signedIn = useSession().state === 'signedIn'
  if (!signedIn)
    return (
      <>
        <VoucherHead voucher={voucher} way={<SignInWay />} />
        <VoucherDetails voucher={voucher} />
      </>
    )
  return <OwnSide voucher={voucher} />
}

function OwnSide({ voucher }: { readonly voucher: Voucher }) {
  const { pick } = useWords()
  const title = pick(voucher.title, voucher.titleMm)
  const own = useOwnVouchers().data ?? []
  const ownOfIt = own.filter((one) => one.voucherId === voucher.voucherId)
  return (
    <OwnCard skeleton={WAITING}>
      {(card) => (
        <Taking
          voucher={voucher}
          card={card}
          withGuest={false}
          heading={<PageHeading title={title.text} lang={title.lang} />}
        >
          {(begin) => (
            <>
              <VoucherHead voucher={voucher} way={<Way asked={{ voucher, card, own }} onTake={begin} />} />
              <OwnList vouchers={ownOfIt} />
              <VoucherDetails voucher={voucher} />
            </>
          )}
        </Taking>
      )}
    </OwnCard>
  )
}

function NoSuch() {
  const { t } = useWords()
  return (
    <EmptyState
      icon={GiftIcon}
      title={t('vouchers.noSuch')}
      text={t('vouchers.noSuchText')}
      actions={<ButtonLink href={toHref(classPath('C'))}>{t('vouchers.find')}</ButtonLink>}
    />
  )
}
