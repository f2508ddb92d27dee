import type { SearchGroup, SearchHit } from '#contracts/search.ts'
import { pathOf, paths } from '../../navigation/paths.ts'

/** Where each hit is shown. */
export const GROUP_PATHS: Readonly<Record<SearchGroup, (hit: SearchHit) => string>> = {
  PACKAGE: ({ id }) => paths.package(id),
  QUESTION: ({ id }) => pathOf('qnaEntry', { id }),
  // Codes have no pages of their own: the list begins with this one alone.
  USSD: ({ code }) => `${pathOf('ussd')}?q=${encodeURIComponent(code ?? '')}`,
  SHOP: ({ id }) => `${pathOf('findOurShop')}?shop=${encodeURIComponent(id)}`,
  COUNTRY: ({ id }) => `${pathOf('roam')}?country=${id}`,
  POST: ({ id, categoryId }) => (categoryId ? paths.communityPost(categoryId, id) : paths.post(id)),
}
