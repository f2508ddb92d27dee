import type { MemberVoucher } from '#contracts/vouchers.ts'
import { Button, ButtonLink } from '#ui/button/button.tsx'
import { EmptyState } from '#ui/empty-state/empty-state.tsx'
import { GiftIcon } from '#ui/icons/gift.tsx'
import { LogInIcon } from '#ui/icons/log-in.tsx'
import { Section } from '#ui/section/section.tsx'
import { Block } from '../../page/block.tsx'
import { PageHeading } from '../../page/page-heading.tsx'
import { useWords } from '../../i18n/use-words.ts'
import { toHref } from '../../navigation/hash-location.ts'
import { Trail } from '../../service/trail.tsx'
import { useSession } from '../../session/session-store.ts'
import { goToLogIn } from '../../shell/header/go-to-log-in.ts'
import { RowsComing } from '../../skeletons/rows-coming.tsx'
import { isUsable } from './is-usable.ts'
import { OwnVoucher } from './own-voucher.tsx'
import { useOwnVouchers } from './use-own-vouchers.ts'
import { classPath } from './voucher-paths.ts'
import styles from './own.module.css'

/** Everything one has exchanged points for: what can be used first. */
export function OwnVouchers() {
  const { t } = useWords()
  const title = t('routes.loyaltyVoucherDetail.title')
  const signedIn = useSession().state === 'signedIn'
  return (
    <>
      <Trail routeId="loyaltyVoucherDetail" title={title} under="loyaltyHome" />
      <PageHeading title={title} />
      {signedIn ? <Mine /> : <SignIn />}
    </>
  )
}

function Mine() {
  return (
    <Block query={useOwnVouchers()} skeleton={<RowsComing rows={3} />}>
      {(all) => (all.length === 0 ? <None /> : <All vouchers={all} />)}
    </Block>
  )
}

function All({ vouchers }: { readonly vouchers: readonly MemberVoucher[] }) {
  const { t } = useWords()
  const usable = vouchers.filter(isUsable)
  const past = vouchers.filter((one) => !isUsable(one))
  return (
    <>
      <Section title={t('vouchers.usable')}>
        {usable.length === 0 && <p>{t('vouchers.noneUsable')}</p>}
        <div className={styles.list}>
          {usable.map((one) => (
            <OwnVoucher key={one.id} voucher={one} named />
          ))}
        </div>
        <ButtonLink variant="secondary" className={styles.find} href={toHref(classPath('C'))}>
          {t('vouchers.find')}
        </ButtonLink>
      </Section>
      {past.length > 0 && (
        <Section title={t('vouchers.past')}>
          <div className={styles.list}>
            {past.map((one) => (
              <OwnVoucher key={one.id} voucher={one} named />
            ))}
          </div>
        </Section>
      )}
    </>
  )
}

function None() {
  const { t } = useWords()
  return (
    <EmptyState
      icon={GiftIcon}
      title={t('vouchers.noneMine')}
      text={t('vouchers.noneMineText')}
      actions={<ButtonLink href={toHref(classPath('C'))}>{t('vouchers.find')}</ButtonLink>}
    />
  )
}

function SignIn() {
  const { t } = useWords()
  return (
    <EmptyState
      icon={GiftIcon}
      title={t('session.logIn')}
      text={t('vouchers.signInLead')}
      actions={
        <>
          <Button icon={LogInIcon} onClick={goToLogIn}>
            {t('session.logIn')}
          </Button>
          <ButtonLink variant="secondary" href={toHref(classPath('C'))}>
            {t('vouchers.find')}
          </ButtonLink>
        </>
      }
    />
  )
}
