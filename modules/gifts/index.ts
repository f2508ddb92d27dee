export { makeGiftKind } from './gift-kind.ts'
export { giftRoutes } from './routes.ts'
