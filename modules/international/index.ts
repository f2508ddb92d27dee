export { internationalRoutes } from './routes.ts'
export { listRoamCountries } from './rates.ts'
