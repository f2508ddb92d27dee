export { makeDeleteAccount } from './delete-account.ts'
export { makeEndAccounts, type ForgetLine } from './end-accounts.ts'
export { makeOwnData } from './own-data.ts'
export { privacyRoutes } from './routes.ts'
