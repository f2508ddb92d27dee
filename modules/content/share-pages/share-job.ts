import { brand } from '#brand'
import type { Job } from '#contracts/pages.ts'
import { formatDate } from '#language/formats.ts'
import { excerptOf } from '#language/html-text.ts'
import { endOfYangonDay } from '#language/yangon-day.ts'
import { listJobs } from '../small-views.ts'
import { markup } from './markup.ts'
import { DESCRIPTION_UNITS } from './share-post.ts'
import type { SharedKind } from './shared-kind.ts'
import { facts } from './telling.ts'

/** Our word, the app's word for it, and schema.org's. */
const TYPES: Readonly<Record<Job['type'], { readonly words: string; readonly schema: string }>> = {
  FULL_TIME: { words: 'about.fullTime', schema: 'FULL_TIME' },
  PART_TIME: { words: 'about.partTime', schema: 'PART_TIME' },
  CONTRACT: { words: 'about.contract', schema: 'CONTRACTOR' },
  INTERNSHIP: { words: 'about.internship', schema: 'INTERN' },
}

/** Only open jobs have a page: a closed one in a search result wastes an applicant's day. */
export const sharedJobs: SharedKind = {
  name: 'job',
  list: (generation) => listJobs(generation).map(({ id, postedOn }) => ({ id, changedOn: postedOn })),
  page: (generation, id, telling) => {
    const job = listJobs(generation).find((one) => one.id === id)
    if (!job) return null
    const own = (text: string) => ({ text, lang: telling.lang })
    const title = telling.say(job.title, job.titleMm)
    const place = telling.say(job.place, job.placeMm)
    const content = telling.say(job.description, job.descriptionMm)
    const closes = formatDate(`${job.closesOn}T00:00:00+06:30`, telling.lang)
    return {
      title,
      description: excerptOf(`<p>${place.text}</p>${content.text}`, DESCRIPTION_UNITS),
      picture: null,
      route: `#/about-us/career/${job.id}`,
      openGraph: 'website',
      body: markup`${facts(telling, [
        [telling.words('about.place'), place],
        [telling.words('about.department'), telling.say(job.department, job.departmentMm)],
        [telling.words('about.jobType'), own(telling.words(TYPES[job.type].words))],
        [telling.words('about.closesOn'), own(closes)],
      ])}
${telling.content(content)}`,
      data: [
        {
          '@type': 'JobPosting',
          title: title.text,
          description: content.text,
          datePosted: job.postedOn,
          validThrough: endOfYangonDay(job.closesOn).toISOString(),
          employmentType: TYPES[job.type].schema,
          identifier: { '@type': 'PropertyValue', name: brand.legalName[telling.lang], value: job.id },
          hiringOrganization: {
            '@type': 'Organization',
            name: brand.legalName[telling.lang],
            sameAs: telling.absolute('/'),
          },
          jobLocation: {
            '@type': 'Place',
            address: { '@type': 'PostalAddress', addressLocality: place.text, addressCountry: 'MM' },
          },
        },
      ],
    }
  },
}
