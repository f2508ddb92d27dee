export { faqRoutes, voteRoutes } from './routes.ts'
export { makeSweepVotes } from './sweep-votes.ts'
export { makeVoteFaq } from './vote-faq.ts'
