import type { Subscription } from '#contracts/purchases.ts'
import { formatDate, formatKyat } from '#language/formats.ts'
import { Badge } from '#ui/badge/badge.tsx'
import { ButtonLink } from '#ui/button/button.tsx'
import { PageWidth } from '#ui/layout/layout.tsx'
import { Row, Rows } from '#ui/rows/rows.tsx'
import { Section } from '#ui/section/section.tsx'
import { TextLink } from '#ui/text-link/text-link.tsx'
import { useOwnPackages } from '../../api/use-own-packages.ts'
import { Block } from '../../page/block.tsx'
import { toHref } from '../../navigation/hash-location.ts'
import { PageHeading } from '../../page/page-heading.tsx'
import { useWords } from '../../i18n/use-words.ts'
import { Trail } from '../../service/trail.tsx'
import { useSession } from '../../session/session-store.ts'
import { RowsComing } from '../../skeletons/rows-coming.tsx'
import { SignedOut } from '../../line/signed-out.tsx'
import { buyAgainPath, pagePath } from './package-paths.ts'
import { RunningPackages } from './running-packages.tsx'
import styles from './account.module.css'

type Ended = Subscription & { readonly status: 'CANCELLED' | 'EXPIRED' | 'REVERSED' }

const isEnded = (one: Subscription): one is Ended =>
  one.status === 'CANCELLED' || one.status === 'EXPIRED' || one.status === 'REVERSED'

export function Page() {
  return useSession().state === 'signedIn' ? <OwnPackages /> : <SignedOut place="myidPackages" />
}

function OwnPackages() {
  const { t } = useWords()
  const all = useOwnPackages()
  const title = t('routes.myidPackages.title')
  return (
    <PageWidth narrow className={styles.page}>
      <Trail routeId="myidPackages" title={title} under="myid" />
      <PageHeading title={title} />
      <Block query={all} skeleton={<RowsComing rows={3} />}>
        {(list) => (
          <div className={styles.column}>
            <Section title={t('account.running')}>
              <RunningPackages subscriptions={list.filter((one) => !isEnded(one))} />
            </Section>
            <Section title={t('account.past')}>
              <Past ended={list.filter(isEnded)} />
            </Section>
          </div>
        )}
      </Block>
    </PageWidth>
  )
}

function Past({ ended }: { readonly ended: readonly Ended[] }) {
  const { t, lang, pick } = useWords()
  if (ended.length === 0) return <p className={styles.soft}>{t('account.noPast')}</p>
  return (
    <Rows>
      {ended.map((one) => {
        const name = pick(one.packageName, one.packageNameMm)
        return (
          <Row key={one.subscriptionId}>
            <p className={styles.line}>
              <TextLink href={toHref(pagePath(one))} lang={name.lang}>
                {name.text}
              </TextLink>
              <Badge>{t(`account.ended.${one.status}`)}</Badge>
            </p>
            <p className={styles.soft}>
              {formatDate(one.startedAt, lang)} · {formatKyat(one.price, lang)}
            </p>
            <div className={styles.small}>
              <ButtonLink size="small" variant="secondary" href={toHref(buyAgainPath(one))}>
                {t('account.buyAgain')}
              </ButtonLink>
            </div>
          </Row>
        )
      })}
    </Rows>
  )
}
