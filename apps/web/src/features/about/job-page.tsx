import type { Job } from '#contracts/pages.ts'
import { formatDate } from '#language/formats.ts'
import { ButtonLink } from '#ui/button/button.tsx'
import { EmptyState } from '#ui/empty-state/empty-state.tsx'
import { BriefcaseIcon } from '#ui/icons/briefcase.tsx'
import { PageWidth } from '#ui/layout/layout.tsx'
import { ApiRefusal } from '../../api/api-errors.ts'
import { useJobDetail } from '../../api/use-job-detail.ts'
import { BlockFailed } from '../../page/block.tsx'
import { toHref } from '../../navigation/hash-location.ts'
import { PageHeading } from '../../page/page-heading.tsx'
import { pathOf } from '../../navigation/paths.ts'
import type { PageProps } from '../../page/page-props.ts'
import { useWords } from '../../i18n/use-words.ts'
import { PageSkeleton } from '../../skeletons/page-skeleton.tsx'
import { ContentHtml } from '../../pages/content-html.tsx'
import { Trail } from '../../service/trail.tsx'
import { Apply } from './apply.tsx'
import { FalseRecruiters } from './false-recruiters.tsx'
import { JOB_TYPE } from './job-type.ts'
import styles from './job-page.module.css'

export function Page({ params }: PageProps) {
  const job = useJobDetail(params['id'] ?? '')
  if (job.data) return <JobView job={job.data} />
  if (!job.error || job.isFetching) return <PageSkeleton label="see-all-news-detail" />
  const gone = job.error instanceof ApiRefusal && job.error.status === 404
  return <JobAway error={gone ? null : job.error} onRetry={() => void job.refetch()} />
}

/** A filled job is gone and leads to the others; one that failed to load can be retried. */
function JobAway({ error, onRetry }: { error: Error | null; onRetry: () => void }) {
  const { t } = useWords()
  const others = <ButtonLink href={toHref(pathOf('career'))}>{t('about.allJobs')}</ButtonLink>
  return (
    <PageWidth narrow className={styles.away}>
      <PageHeading title={error ? t('routes.careerJob.title') : t('about.jobMissing')} />
      {error ? (
        <BlockFailed error={error} onRetry={onRetry} />
      ) : (
        <EmptyState
          icon={BriefcaseIcon}
          title={t('about.jobMissing')}
          text={t('about.jobMissingText')}
          actions={others}
        />
      )}
    </PageWidth>
  )
}

function JobView({ job }: { job: Job }) {
  const { t, lang, pick } = useWords()
  const title = pick(job.title, job.titleMm)
  const facts = [
    [t('about.place'), pick(job.place, job.placeMm).text],
    [t('about.department'), pick(job.department, job.departmentMm).text],
    [t('about.jobType'), t(JOB_TYPE[job.type])],
    [t('about.posted'), formatDate(job.postedOn, lang)],
    [t('about.closesOn'), formatDate(job.closesOn, lang)],
  ]
  return (
    <>
      <div className={styles.head}>
        <PageWidth>
          <Trail routeId="careerJob" under="career" title={title.text} />
          <PageHeading title={title.text} lang={title.lang} className={styles.title} />
          <dl className={styles.facts}>
            {facts.map(([name, value]) => (
              <div key={name}>
                <dt>{name}</dt>
                <dd>{value}</dd>
              </div>
            ))}
          </dl>
        </PageWidth>
      </div>
      <PageWidth>
        <div className={styles.columns}>
          <ContentHtml html={job.description} htmlMm={job.descriptionMm} />
          <div className={styles.side}>
            <Apply jobId={job.id} title={title.text} />
            <FalseRecruiters />
          </div>
        </div>
      </PageWidth>
    </>
  )
}
