import type { ContentSource } from '#modules/content/index.ts'
import { readCatalogue } from './catalogue-store.ts'
import { CataloguePackage } from './stored-catalogue.ts'

/** The catalogue as a source of the content memory: new prices and new texts appear at the same moment. */
export const packageSource: ContentSource<CataloguePackage> = {
  name: 'packageCatalogue',
  read: readCatalogue,
  parse: (raw) => CataloguePackage.parse(raw),
  edges: (item) => [item.saleFrom, item.saleTo, ...item.prices.map((price) => price.from)],
}
