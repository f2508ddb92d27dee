import { query } from '../../scripts/own-site/own-databases.ts'
import { expect, type Newsroom } from './fixtures.ts'

/** Everything staff saved has reached the website's own database. */
export const carriedOver = ({ site }: Newsroom) =>
  expect
    .poll(() =>
      query<{ left: string }>(
        site.cms.env['CMS_DATABASE_URL'] ?? '',
        'select count(*) as left from content_outbox',
      ),
    )
    .toEqual([{ left: '0' }])
