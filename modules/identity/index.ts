export { makeAccountStore } from './account-store.ts'
export { makeRenewCode, type CodeRequest, type Codes, type CodeSms, type Guess } from './codes.ts'
export { DUE_LINE_EVENTS } from './due-line-events.ts'
export { hearLineEvents } from './hear-line-events.ts'
export type { LineEvents } from './line-events.ts'
export type { LineEnds } from './hand-over.ts'
export { makeIdentity, type Identity } from './identity.ts'
export { deriveKeys } from './identity-keys.ts'
export { lineFor, type LineNeed } from './line-for.ts'
export {
  frozenRefusal,
  frozenUntil,
  type LineDirectory,
  type LineEvent,
  type LineEventSource,
  type LineStanding,
} from './line-directory.ts'
export { makeLineStore, type SeededLine } from './line-store.ts'
export { PURPOSES, type Purpose } from './one-time-code.ts'
export type { Owner, Proofs } from './proof.ts'
export { identityRoutes } from './routes.ts'
export { pardonIn } from './pardon.ts'
export { makeSessionStore } from './session-store.ts'
export { makeSweepStore } from './sweep-store.ts'
