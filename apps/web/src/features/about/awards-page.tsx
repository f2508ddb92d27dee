import type { PageProps } from '../../page/page-props.ts'
import { WithDocument } from '../../pages/content-page.tsx'
import { PageView } from '../../pages/page-view.tsx'
import { Awards } from './awards.tsx'

export function Page(props: PageProps) {
  return (
    <WithDocument {...props}>
      {(page) => (
        <PageView page={page} routeId={props.routeId}>
          <Awards />
        </PageView>
      )}
    </WithDocument>
  )
}
