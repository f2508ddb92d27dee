import type { MemberVoucher, Voucher } from '#contracts/vouchers.ts'
import { ButtonLink } from '#ui/button/button.tsx'
import { EmptyState } from '#ui/empty-state/empty-state.tsx'
import { CalendarIcon } from '#ui/icons/calendar.tsx'
import { PageWidth } from '#ui/layout/layout.tsx'
import { Block } from '../../page/block.tsx'
import { PageHeading } from '../../page/page-heading.tsx'
import type { PageProps } from '../../page/page-props.ts'
import { useWords } from '../../i18n/use-words.ts'
import { toHref } from '../../navigation/hash-location.ts'
import { pathOf } from '../../navigation/paths.ts'
import { Trail } from '../../service/trail.tsx'
import { PageSkeleton } from '../../skeletons/page-skeleton.tsx'
import { POINTS, SpentContext } from '../../value/spent.ts'
import { Dinner } from './dinner.tsx'
import { OwnList } from './own-list.tsx'
import { useOwnVouchers } from './use-own-vouchers.ts'
import { useEvents } from './use-vouchers.ts'
import styles from './vouchers.module.css'

/** Evenings for members: what is planned, who may come, the own invitation. */
export function Page({ routeId }: PageProps) {
  const { t, pick } = useWords()
  const title = t('routes.loyaltyDinner.title')
  const events = useEvents()
  const own = (useOwnVouchers().data ?? []).filter(({ startsAt }) => startsAt !== null)
  return (
    <SpentContext value={POINTS}>
      <PageWidth className={styles.page}>
        <Trail routeId={routeId} title={title} under="loyaltyHome" />
        <PageHeading title={title} />
        <Block query={events} skeleton={<PageSkeleton label="MobileService" />}>
          {(all) => (
            <>
              {all.map((event) => (
                <section
                  key={event.voucherId}
                  aria-label={pick(event.title, event.titleMm).text}
                  className={styles.evening}
                >
                  <Dinner voucher={event} own={own} />
                </section>
              ))}
              {all.length === 0 && <None />}
            </>
          )}
        </Block>
        <Others own={own} events={events.data ?? []} />
      </PageWidth>
    </SpentContext>
  )
}

type OthersProps = { readonly own: readonly MemberVoucher[]; readonly events: readonly Voucher[] }

/** Invitations to what is not offered any more, such as the one of tonight: also where nobody can be asked. */
function Others({ own, events }: OthersProps) {
  const { t } = useWords()
  const isOffered = new Set(events.map(({ voucherId }) => voucherId))
  const others = own.filter(({ voucherId }) => !isOffered.has(voucherId))
  return <OwnList vouchers={others} title={t('vouchers.ownSeats')} />
}

function None() {
  const { t } = useWords()
  return (
    <EmptyState
      icon={CalendarIcon}
      title={t('vouchers.noEvent')}
      text={t('vouchers.noEventText')}
      actions={<ButtonLink href={toHref(pathOf('loyaltyRanking'))}>{t('vouchers.seeLevels')}</ButtonLink>}
    />
  )
}
