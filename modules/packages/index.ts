export { packageRoutes } from './routes.ts'
export { packageSource } from './package-source.ts'
export { packagePreviews } from './package-previews.ts'
export { makeShelf, type OnSale, type Shelf, type ShelfOf } from './on-sale.ts'
export { putCataloguePackage, readCatalogue } from './catalogue-store.ts'
export { CataloguePackage } from './stored-catalogue.ts'
export { chargeFor } from './charge.ts'
export { isEligible, type Buyer } from './eligibility.ts'
export { overlapWith, type Overlap } from './overlap.ts'
export {
  findProduct,
  nameIn,
  packagesNotOnSale,
  productNames,
  type NotOnSale,
  type Product,
} from './products.ts'
export { validUntil } from './validity.ts'
