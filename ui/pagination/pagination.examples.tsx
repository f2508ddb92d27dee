import { say } from '../examples.ts'
import type { Examples } from '../examples.ts'
import { Pagination } from './pagination.tsx'
import { ShowMore } from './show-more.tsx'

export const examples: Examples = {
  pages: (l) => (
    <Pagination
      label={say(l, 'Pages', 'စာမျက်နှာများ')}
      page={5}
      pages={12}
      href={(page) => `#/history?page=${page}`}
      words={{
        previous: say(l, 'Previous page', 'ရှေ့စာမျက်နှာ'),
        next: say(l, 'Next page', 'နောက်စာမျက်နှာ'),
        page: (page) => say(l, `Page ${page}`, `စာမျက်နှာ ${page}`),
      }}
    />
  ),
  more: (l) => (
    <ShowMore
      label={say(l, 'Show more', 'ပိုမိုကြည့်ရှုရန်')}
      progress={say(l, '4 of 12', '12 ခုအနက် 4 ခု')}
      onMore={() => undefined}
    />
  ),
}
