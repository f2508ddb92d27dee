export type { ReceiptWords } from './receipt-sheet.ts'
export { receiptRoutes } from './routes.ts'
