import type { PageProps } from '../../page/page-props.ts'
import { NoticeBlock } from '../../pages/blocks/notice-block.tsx'
import { WithDocument } from '../../pages/content-page.tsx'
import { PageView } from '../../pages/page-view.tsx'
import { FalseRecruiters } from './false-recruiters.tsx'
import { JobList } from './job-list.tsx'

/** The warning about false recruiters is shown with the jobs, not at the end of the document where nobody reads it. */
export function Page(props: PageProps) {
  return (
    <WithDocument {...props}>
      {(page) => {
        const notices = page.blocks.filter((block) => block.type === 'notice')
        const others = page.blocks.filter((block) => block.type !== 'notice')
        return (
          <PageView page={{ ...page, blocks: others }} routeId={props.routeId}>
            <JobList>
              {notices.length === 0 && <FalseRecruiters />}
              {notices.map((block) => (
                <NoticeBlock key={block.title} block={block} />
              ))}
            </JobList>
          </PageView>
        )
      }}
    </WithDocument>
  )
}
