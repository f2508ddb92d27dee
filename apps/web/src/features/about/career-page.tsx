import type { PageProps } from '../../app/route-types.ts'
import { WithDocument } from '../pages/content-page.tsx'
import { PageView } from '../pages/page-view.tsx'
import { JobList } from './job-list.tsx'

export function Page(props: PageProps) {
  return (
    <WithDocument {...props}>
      {(page) => (
        <PageView page={page} routeId={props.routeId}>
          <JobList />
        </PageView>
      )}
    </WithDocument>
  )
}
