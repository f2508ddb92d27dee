import { ButtonLink } from '#ui/button/button.tsx'
import { EmptyState } from '#ui/empty-state/empty-state.tsx'
import { WifiIcon } from '#ui/icons/wifi.tsx'
import { PageWidth } from '#ui/layout/layout.tsx'
import { ApiRefusal } from '../../../api/api-errors.ts'
import { useFibrePackage } from '../../../api/use-fibre-package.ts'
import { useWords } from '../../../i18n/use-words.ts'
import { toHref } from '../../../navigation/hash-location.ts'
import { pathOf } from '../../../navigation/paths.ts'
import { Block } from '../../../page/block.tsx'
import { PageHeading } from '../../../page/page-heading.tsx'
import type { PageProps } from '../../../page/page-props.ts'
import { Trail } from '../../../service/trail.tsx'
import { BillComing } from '../../../skeletons/bill-coming.tsx'
import { OpenPayment } from '../payment/open-payment.tsx'
import { Wizard } from './wizard.tsx'
import styles from '../form.module.css'

/** A line for one plan, ordered in five steps. */
export function Page({ routeId, params }: PageProps) {
  const { t } = useWords()
  const plan = useFibrePackage(params['id'] ?? '')
  const gone = plan.error instanceof ApiRefusal && plan.error.status === 404
  const title = t('routes.homeInternetOrder.title')
  return (
    <PageWidth className={styles.page}>
      <Trail routeId={routeId} title={title} under="homeInternet" />
      <PageHeading title={title}>{t('fibre.order.title')}</PageHeading>
      {gone ? (
        <EmptyState
          icon={WifiIcon}
          title={t('fibre.goneTitle')}
          text={t('fibre.goneText')}
          actions={<ButtonLink href={toHref(pathOf('homeInternetAll'))}>{t('fibre.all')}</ButtonLink>}
        />
      ) : (
        <>
          <OpenPayment type="FTTH_NEW" />
          <Block query={plan} skeleton={<BillComing />}>
            {(data) => <Wizard plan={data} />}
          </Block>
        </>
      )}
    </PageWidth>
  )
}
