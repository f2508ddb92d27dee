export { makeAccess, type Access, type Asker } from './access.ts'
export { billView } from './bill-view.ts'
export { makeBillOrder, makePrepayOrder } from './bill-orders.ts'
export { whyChanged } from './bill-why.ts'
export { makeCallBack } from './call-back.ts'
export { contractView } from './contract-view.ts'
export { contractRoutes } from './contract-routes.ts'
export { makeDispatch, type Dispatch } from './dispatch.ts'
export { makeDrawBill } from './draw-bill.ts'
export type {
  AheadOrder,
  BillLine,
  BookAnswer,
  BookBill,
  BookContract,
  BookPosting,
  BookRefusal,
  ChangeOrder,
  ContractStatus,
  CreditOrder,
  Deed,
  FibreBook,
  FindBy,
  OpenOrder,
  PostOrder,
  ReverseOrder,
} from './fibre-book.ts'
export { putFibrePackage, readFibreCatalogue } from './fibre-catalogue-store.ts'
export { fibreSource } from './fibre-source.ts'
export { makeFindContracts } from './find-contracts.ts'
export { makeFibreForgetStore } from './forget-store.ts'
export { makeIdSeal } from './id-number.ts'
export { makeLineKind } from './line-kind.ts'
export type { LineRow } from './line-order.ts'
export { makeLineOrderStore } from './line-order-store.ts'
export { makeLineTaskStore } from './line-task-store.ts'
export { makeLineOwnSteps } from './line-own-steps.ts'
export { lineRoutes } from './line-routes.ts'
export { maskEnd, maskName } from './masks.ts'
export { makeWalkLine } from './line-steps.ts'
export { makeLinkContract } from './link-contract.ts'
export { makeLinkStore } from './link-store.ts'
export { makeLookupStore } from './lookup-store.ts'
export { DUE_OPENINGS, makeOpenLine } from './open-line.ts'
export { makeOwnBills } from './own-bills.ts'
export { makeOwnLines } from './own-lines.ts'
export { priceOfLeaving } from './pay-options.ts'
export { makePlans, type Plans } from './plans.ts'
export { fibreRoutes } from './routes.ts'
export { orSilence } from './access.ts'
export { makeAskSettleCode } from './settle-code.ts'
export { makeSlotStore } from './slot-store.ts'
export { DUE_LINE_TASKS, makeRunLineTask, type TaskGiven } from './run-line-task.ts'
export { mayDo } from './task-from.ts'
export { makeTellBills, type TellBills } from './tell-bills.ts'
export { CatalogueFibre } from './stored-catalogue.ts'
