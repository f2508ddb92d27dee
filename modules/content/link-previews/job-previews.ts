import { brand } from '#brand'
import type { Job } from '#contracts/pages.ts'
import { formatDate } from '#language/formats.ts'
import { excerptOf } from '#language/html-text.ts'
import { endOfYangonDay, startOfYangonDay } from '#language/yangon-day.ts'
import { listJobs } from '../small-views.ts'
import { markup } from './markup.ts'
import { DESCRIPTION_UNITS } from './post-previews.ts'
import type { LinkPreviews } from './link-preview.ts'
import { facts } from './render-context.ts'

/** Our type, the key of its text in the app, and its name in schema.org. */
const TYPES: Readonly<Record<Job['type'], { readonly words: string; readonly schema: string }>> = {
  FULL_TIME: { words: 'about.fullTime', schema: 'FULL_TIME' },
  PART_TIME: { words: 'about.partTime', schema: 'PART_TIME' },
  CONTRACT: { words: 'about.contract', schema: 'CONTRACTOR' },
  INTERNSHIP: { words: 'about.internship', schema: 'INTERN' },
}

/** Only open jobs have a page: a closed one in search results wastes an applicant's day. */
export const jobPreviews: LinkPreviews = {
  name: 'job',
  list: (generation) => listJobs(generation).map(({ id, postedOn }) => ({ id, changedOn: postedOn })),
  page: (generation, id, context) => {
    const job = listJobs(generation).find((one) => one.id === id)
    if (!job) return null
    const own = (text: string) => ({ text, lang: context.lang })
    const title = context.say(job.title, job.titleMm)
    const place = context.say(job.place, job.placeMm)
    const content = context.say(job.description, job.descriptionMm)
    const closes = formatDate(startOfYangonDay(job.closesOn), context.lang)
    return {
      title,
      description: excerptOf(`<p>${place.text}</p>${content.text}`, DESCRIPTION_UNITS),
      picture: null,
      route: `#/about-us/career/${job.id}`,
      openGraph: 'website',
      body: markup`${facts(context, [
        [context.words('about.place'), place],
        [context.words('about.department'), context.say(job.department, job.departmentMm)],
        [context.words('about.jobType'), own(context.words(TYPES[job.type].words))],
        [context.words('about.closesOn'), own(closes)],
      ])}
${context.content(content)}`,
      data: [
        {
          '@type': 'JobPosting',
          title: title.text,
          description: content.text,
          datePosted: job.postedOn,
          validThrough: endOfYangonDay(job.closesOn).toISOString(),
          employmentType: TYPES[job.type].schema,
          identifier: { '@type': 'PropertyValue', name: brand.legalName[context.lang], value: job.id },
          hiringOrganization: {
            '@type': 'Organization',
            name: brand.legalName[context.lang],
            sameAs: context.absolute('/'),
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
