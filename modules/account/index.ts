export { makeAccountMain } from './account-main.ts'
export { accountRoutes } from './routes.ts'
