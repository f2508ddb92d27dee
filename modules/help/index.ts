export { faqRoutes, voteRoutes } from './routes.ts'
export { makeVoteFaq } from './vote-faq.ts'
