export { fibreRoutes } from './routes.ts'
export { fibreSource } from './fibre-source.ts'
export { putFibrePackage, readFibreCatalogue } from './fibre-catalogue-store.ts'
export { CatalogueFibre } from './stored-catalogue.ts'
