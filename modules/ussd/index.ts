export { ussdRoutes } from './routes.ts'
