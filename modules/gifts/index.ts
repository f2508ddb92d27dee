export { makeGiftKind } from './gift-kind.ts'
export { makeGiftStore } from './gift-store.ts'
export { giftRoutes } from './routes.ts'
