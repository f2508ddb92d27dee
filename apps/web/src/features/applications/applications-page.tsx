import { useSearch } from 'wouter'
import { PageWidth } from '#ui/layout/layout.tsx'
import { useApplicationTypes } from '../../api/use-application-types.ts'
import { useWords } from '../../i18n/use-words.ts'
import { Block } from '../../page/block.tsx'
import { PageHeading } from '../../page/page-heading.tsx'
import type { PageProps } from '../../page/page-props.ts'
import { Trail } from '../../service/trail.tsx'
import { RowsComing } from '../../skeletons/rows-coming.tsx'
import { askedBy } from './application-address.ts'
import { ApplyPage } from './apply-page.tsx'
import { OwnApplication } from './own-application.tsx'
import { TypeList } from './type-list.tsx'
import styles from './applications.module.css'

/** Types of applications, the form, and the customer's own applications; nothing is shown before the list has loaded. */
export function Page({ routeId }: PageProps) {
  const { t, pick } = useWords()
  const types = useApplicationTypes()
  const search = useSearch()
  const asked = askedBy(search)
  const title = t('routes.serviceApplication.title')
  return (
    <PageWidth className={styles.page}>
      <Block query={types} skeleton={<RowsComing rows={6} />}>
        {(all) => {
          const type = all.find(({ code }) => code === asked.type)
          if (asked.reference)
            return (
              <>
                <Trail routeId={routeId} title={t('applications.one')} under="serviceApplication" />
                <PageHeading title={t('applications.one')} />
                <OwnApplication key={search} reference={asked.reference} orderId={asked.order} />
              </>
            )
          if (type)
            return (
              <>
                <Trail
                  routeId={routeId}
                  title={pick(type.name, type.nameMm).text}
                  under="serviceApplication"
                />
                <PageHeading title={pick(type.name, type.nameMm).text} />
                <ApplyPage key={type.code} type={type} />
              </>
            )
          return (
            <>
              <Trail routeId={routeId} title={title} />
              <PageHeading title={title} />
              <TypeList types={all} />
            </>
          )
        }}
      </Block>
    </PageWidth>
  )
}
