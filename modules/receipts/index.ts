export { makeMoveReceipts } from './move-receipts.ts'
export { receiptText, type ReceiptWords } from './receipt-sheet.ts'
export type { ReceiptSource } from './receipt-source.ts'
export { receiptRoutes } from './routes.ts'
