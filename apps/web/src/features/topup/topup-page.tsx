import { useSearch } from 'wouter'
import { PageWidth } from '#ui/layout/layout.tsx'
import { usePage } from '../../api/use-page.ts'
import { useWords } from '../../i18n/use-words.ts'
import { Block } from '../../page/block.tsx'
import { PageHeading } from '../../page/page-heading.tsx'
import type { PageProps } from '../../page/page-props.ts'
import { PageBlocks } from '../../pages/page-blocks.tsx'
import { pageSlug } from '../../pages/page-slug.ts'
import { OrderScreen } from '../../payments/order-screen.tsx'
import { useOrder, type OpenOrder } from '../../payments/use-order.ts'
import { Trail } from '../../service/trail.tsx'
import { useSession } from '../../session/session-store.ts'
import { BillComing } from '../../skeletons/bill-coming.tsx'
import { readTopUpChoice } from '../../value/top-up-path.ts'
import { ToppedUp } from './topped-up.tsx'
import type { Faces } from './topup-amounts.ts'
import { TopupForm } from './topup-form.tsx'
import { useFaces } from './use-faces.ts'
import { NOTHING_OWN, useOwnTopups } from './use-own-topups.ts'
import styles from './topup.module.css'

/** Return address for channels: the order is stored on the phone, so the address need not name it. */
const returnPath = () => '/#/top-up'

/** Topping up: the form, or the open order. Ways without internet are below, as editors wrote them. */
export function Page({ routeId }: PageProps) {
  const { t } = useWords()
  const open = useOrder('TOPUP', returnPath)
  const title = t('routes.topUp.title')
  return (
    <>
      <PageWidth className={styles.page}>
        <Trail routeId={routeId} title={title} />
        <PageHeading title={title} />
        {open.isOpen ? (
          <OrderScreen
            open={open}
            type="TOPUP"
            done={(found, way) => (
              <ToppedUp
                found={found}
                way={way}
                payer={open.payer}
                back={open.kept?.back ?? ''}
                onAgain={open.finish}
              />
            )}
          />
        ) : (
          <Form open={open} />
        )}
      </PageWidth>
      {!open.isOpen && <OtherWays routeId={routeId} />}
    </>
  )
}

function Form({ open }: { readonly open: OpenOrder }) {
  const faces = useFaces()
  const signedIn = useSession().state === 'signedIn'
  const wish = readTopUpChoice(useSearch())
  return (
    <Block query={faces} skeleton={<BillComing />}>
      {(data) =>
        signedIn ? (
          <OwnForm open={open} faces={data} {...wish} />
        ) : (
          <TopupForm open={open} faces={data} facts={NOTHING_OWN} {...wish} />
        )
      }
    </Block>
  )
}

type OwnProps = {
  readonly open: OpenOrder
  readonly faces: Faces
  readonly need: number | null
  readonly back: string
}

function OwnForm(props: OwnProps) {
  const facts = useOwnTopups(props.faces.faces)
  return facts ? <TopupForm {...props} facts={facts} /> : <BillComing />
}

/** Cards, shops and codes: what the document says besides its head, which is the form here. */
function OtherWays({ routeId }: Pick<PageProps, 'routeId'>) {
  const document = usePage(pageSlug(routeId)).data
  return document ? <PageBlocks blocks={document.blocks.filter(({ type }) => type !== 'hero')} /> : null
}
