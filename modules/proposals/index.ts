export { makeDecide, type Decide } from './decide.ts'
export { type Look, type Looked, type Looks, type ProposedOf } from './look.ts'
export { whoOf, type Approved, type StoredProposal } from './proposal.ts'
export { makeProposalStore } from './proposal-store.ts'
export { makePropose, type Grounds, type Propose } from './propose.ts'
export { proposalRoutes } from './routes.ts'
export {
  DUE_PROPOSALS,
  endProposalOf,
  makeRunProposals,
  RunTwice,
  type Ran,
  type Run,
  type Runs,
} from './run-proposal.ts'
export { makeSumsStore } from './sums-store.ts'
export { NEXT as PROPOSAL_NEXT, type ProposalState } from './states.ts'
export { proposalView } from './views.ts'
