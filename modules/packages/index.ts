export { packageRoutes } from './routes.ts'
export { packageSource } from './package-source.ts'
export { packagePreviews } from './package-previews.ts'
export { makeShelf, type OnSale, type Shelf, type ShelfOf } from './on-sale.ts'
export { CatalogueOffer } from './stored-offer.ts'
export { putOffer, readOffers } from './offer-store.ts'
export { offerSource } from './offer-source.ts'
export { makeOffers, offerProblems, type OfferProblem } from './offer-views.ts'
export type { Offer } from './offer.ts'
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
