import type { DataProvider } from 'react-admin'

const refuse = (): Promise<never> =>
  Promise.reject(
    new Error('screens read by useRead and change by useChange, which know the calls of the contract'),
  )

/**
 * React-admin's own lists, edits and buttons would keep filters in the address and save behind a message that fades.
 * The linter forbids them; should one slip in, it finds nothing here to ask.
 */
export const noDataProvider: DataProvider = {
  getList: refuse,
  getOne: refuse,
  getMany: refuse,
  getManyReference: refuse,
  update: refuse,
  updateMany: refuse,
  create: refuse,
  delete: refuse,
  deleteMany: refuse,
}
