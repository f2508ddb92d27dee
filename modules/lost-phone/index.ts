export { DUE_SUSPENSIONS, makeSuspend } from './due-suspensions.ts'
export { OWN_DESK, type LineDesk } from './line-desk.ts'
export { lostPhoneRoutes } from './routes.ts'
export { makeSuspensionStore } from './suspension-store.ts'
