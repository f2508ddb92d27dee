export { internationalRoutes } from './routes.ts'
