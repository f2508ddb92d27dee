export { makeAccountMain } from './account-main.ts'
export { makeDataUse } from './data-use.ts'
export { accountRoutes } from './routes.ts'
