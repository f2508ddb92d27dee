import { LEAD_PRODUCTS } from '#contracts/lead-fields.ts'
import { PageWidth } from '#ui/layout/layout.tsx'
import { ADDRESSES } from '../../navigation/addresses.ts'
import type { PageProps } from '../../page/page-props.ts'
import { WithDocument } from '../../pages/content-page.tsx'
import { PageView } from '../../pages/page-view.tsx'
import { LeadForm } from './lead-form.tsx'

/** A product for businesses as its editors wrote it, and the way to ask for an offer. */
export function Page(props: PageProps) {
  const [, last] = ADDRESSES[props.routeId].split('/')
  const product = LEAD_PRODUCTS.find((one) => one === last)
  const form = product && (
    <PageWidth narrow>
      <LeadForm product={product} />
    </PageWidth>
  )
  return (
    <WithDocument {...props} without={form}>
      {(page) => <PageView page={page} routeId={props.routeId} below={form} />}
    </WithDocument>
  )
}
