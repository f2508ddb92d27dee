import type { ReactNode } from 'react'
import type { Job } from '#contracts/pages.ts'
import { formatDate } from '#language/formats.ts'
import { Badge } from '#ui/badge/badge.tsx'
import { EmptyState } from '#ui/empty-state/empty-state.tsx'
import { ArrowRightIcon } from '#ui/icons/arrow-right.tsx'
import { BriefcaseIcon } from '#ui/icons/briefcase.tsx'
import { MapPinIcon } from '#ui/icons/map-pin.tsx'
import { PageWidth } from '#ui/layout/layout.tsx'
import { Section } from '#ui/section/section.tsx'
import { useJobs } from '../../api/use-jobs.ts'
import { Block } from '../../page/block.tsx'
import { toHref } from '../../navigation/hash-location.ts'
import { pathOf } from '../../navigation/paths.ts'
import { ContentText } from '../../i18n/content-text.tsx'
import { useWords } from '../../i18n/use-words.ts'
import { JOB_TYPE } from './job-type.ts'
import { ListWaiting } from './list-waiting.tsx'
import styles from './job-list.module.css'

type JobLine = Omit<Job, 'description' | 'descriptionMm'>

export function JobList({ children }: { children: ReactNode }) {
  const { t } = useWords()
  const jobs = useJobs()
  return (
    <PageWidth>
      <Section title={t('about.jobsTitle')} lead={t('about.jobsLead')}>
        <Block query={jobs} skeleton={<ListWaiting rows={5} heightPx={104} />}>
          {(data) =>
            data.length === 0 ? (
              <EmptyState icon={BriefcaseIcon} title={t('about.jobsNone')} text={t('about.jobsNoneText')} />
            ) : (
              <ul className={styles.jobs}>
                {data.map((job) => (
                  <JobRow key={job.id} job={job} />
                ))}
              </ul>
            )
          }
        </Block>
        {children}
      </Section>
    </PageWidth>
  )
}

function JobRow({ job }: { job: JobLine }) {
  const { t, lang } = useWords()
  return (
    <li className={styles.job}>
      <h3 className={styles.title}>
        <a href={toHref(pathOf('careerJob', { id: job.id }))} className={styles.link}>
          <ContentText value={job.title} valueMm={job.titleMm} />
        </a>
      </h3>
      <p className={styles.place}>
        <MapPinIcon size={18} />
        <span>
          <ContentText value={job.place} valueMm={job.placeMm} /> ·{' '}
          <ContentText value={job.department} valueMm={job.departmentMm} />
        </span>
      </p>
      <p className={styles.facts}>
        <Badge>{t(JOB_TYPE[job.type])}</Badge>
        <span>{t('about.closes', { date: formatDate(job.closesOn, lang) })}</span>
      </p>
      <ArrowRightIcon size={22} className={styles.arrow} />
    </li>
  )
}
