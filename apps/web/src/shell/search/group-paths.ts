import type { SearchGroup } from '#contracts/search.ts'
import { pathOf, paths } from '../../navigation/paths.ts'

/** Where each kind of thing is shown. */
export const GROUP_PATHS: Readonly<Record<SearchGroup, (id: string) => string>> = {
  PACKAGE: paths.package,
  QUESTION: (id) => pathOf('qnaEntry', { id }),
  USSD: () => pathOf('ussd'),
  SHOP: (id) => `${pathOf('findOurShop')}?shop=${encodeURIComponent(id)}`,
  COUNTRY: (country) => `${pathOf('roam')}?country=${country}`,
  POST: paths.post,
}
