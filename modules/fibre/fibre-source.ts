import type { ContentSource } from '#modules/content/index.ts'
import { readFibreCatalogue } from './fibre-catalogue-store.ts'
import { CatalogueFibre } from './stored-catalogue.ts'

/** The fibre catalogue is part of the same generation and snapshot as its texts. */
export const fibreSource: ContentSource<CatalogueFibre> = {
  name: 'fibreCatalogue',
  read: readFibreCatalogue,
  parse: (raw) => CatalogueFibre.parse(raw),
  edges: (item) => item.prices.map(({ from }) => from),
}
