import type { ReactNode } from 'react'
import { PageWidth } from '#ui/layout/layout.tsx'
import { mediaPicture } from '#ui/picture/media.ts'
import { Picture } from '#ui/picture/picture.tsx'
import { PageHeading } from '../page/page-heading.tsx'
import { ROUTES, type RouteId } from '../navigation/routes.ts'
import { Trail } from '../service/trail.tsx'
import styles from './tool-head.module.css'

type Props = {
  readonly routeId: RouteId
  readonly title: string
  readonly lead: string
  readonly under?: RouteId
  /** The tool itself, such as the search, which has to be on a phone's first screen. */
  readonly children?: ReactNode
}

/** The head of a page that is a tool: a short text, the tool at once, and the picture only where there is room. */
export function ToolHead({ routeId, title, lead, under, children }: Props) {
  return (
    <div className={styles.band}>
      <PageWidth>
        <div className={styles.parts}>
          <div className={styles.words}>
            <Trail routeId={routeId} title={title} {...(under ? { under } : {})} />
            <PageHeading title={title} />
            <p className={styles.lead}>{lead}</p>
            {children && <div className={styles.tool}>{children}</div>}
          </div>
          <div className={styles.art}>
            <Picture
              picture={mediaPicture(ROUTES[routeId].art)}
              alt=""
              sizes="(min-width: 960px) 420px, 1px"
              className={styles.picture}
            />
          </div>
        </div>
      </PageWidth>
    </div>
  )
}
