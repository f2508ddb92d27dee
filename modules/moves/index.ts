export { makeMoveKinds } from './move-kinds.ts'
