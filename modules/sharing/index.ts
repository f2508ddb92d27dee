export { sharingRoutes } from './routes.ts'
export { makeShareInfo } from './share-info.ts'
export { makeShares } from './share-kind.ts'
