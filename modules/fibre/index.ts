export type {
  AheadOrder,
  BillLine,
  BookAnswer,
  BookBill,
  BookContract,
  BookRefusal,
  ChangeOrder,
  ContractStatus,
  CreditOrder,
  Deed,
  FibreBook,
  FindBy,
  OpenOrder,
  PostOrder,
} from './fibre-book.ts'
export { whyChanged } from './bill-why.ts'
export { fibreRoutes } from './routes.ts'
export { fibreSource } from './fibre-source.ts'
export { putFibrePackage, readFibreCatalogue } from './fibre-catalogue-store.ts'
export { CatalogueFibre } from './stored-catalogue.ts'
