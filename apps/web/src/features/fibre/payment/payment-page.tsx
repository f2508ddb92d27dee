import { useState } from 'react'
import { useSearch } from 'wouter'
import { Button } from '#ui/button/button.tsx'
import { ArrowLeftIcon } from '#ui/icons/arrow-left.tsx'
import { PageWidth } from '#ui/layout/layout.tsx'
import { useFibreContracts } from '../../../api/use-fibre-contracts.ts'
import { Block } from '../../../page/block.tsx'
import { PageHeading } from '../../../page/page-heading.tsx'
import type { PageProps } from '../../../page/page-props.ts'
import { useWords } from '../../../i18n/use-words.ts'
import { Trail } from '../../../service/trail.tsx'
import { useSession } from '../../../session/session-store.ts'
import { BillComing } from '../../../skeletons/bill-coming.tsx'
import { FoundContracts } from './found-contracts.tsx'
import { Lookup } from './lookup.tsx'
import { OpenPayment } from './open-payment.tsx'
import { OwnContracts } from './own-contracts.tsx'
import type { Found } from './use-lookup.ts'
import styles from '../form.module.css'

/** Own contracts with their bills first; any other is looked up. Open to all: only the question itself asks who asks. */
export function Page({ routeId }: PageProps) {
  const { t } = useWords()
  const signedIn = useSession().state === 'signedIn'
  const title = t('routes.homeInternetPayment.title')
  return (
    <PageWidth className={styles.page}>
      <Trail routeId={routeId} title={title} under="homeInternet" />
      <PageHeading title={title} />
      {signedIn && <OpenPayment type="FTTH_BILL" />}
      {signedIn ? <SignedIn /> : <Lookup first onFound={() => undefined} />}
    </PageWidth>
  )
}

function SignedIn() {
  const { t } = useWords()
  const contracts = useFibreContracts()
  const search = new URLSearchParams(useSearch())
  const [found, setFound] = useState<Found | null>(null)
  const [looking, setLooking] = useState(search.has('no'))
  if (found) return <FoundContracts found={found} onBack={() => setFound(null)} />
  return (
    <Block query={contracts} skeleton={<BillComing />}>
      {({ contracts: own, options }) =>
        own.length === 0 || looking ? (
          <>
            {own.length > 0 && (
              <div>
                <Button variant="quiet" size="small" icon={ArrowLeftIcon} onClick={() => setLooking(false)}>
                  {t('fibre.pay.backToOwn')}
                </Button>
              </div>
            )}
            <Lookup first={own.length === 0} onFound={setFound} />
          </>
        ) : (
          <OwnContracts contracts={own} options={options} onLookUp={() => setLooking(true)} />
        )
      }
    </Block>
  )
}
