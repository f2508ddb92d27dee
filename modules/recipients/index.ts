export { accepts } from './accepts.ts'
export { makeRecipientStore } from './recipient-store.ts'
export { recipientRoutes } from './routes.ts'
