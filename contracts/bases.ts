/**
 * The product's API bases. One process serves them all today; each is its own prefix here and its own key in the
 * web's run-time `/config.json`, so any of them can move to another host by configuration alone.
 */
export const BASES = {
  website: '/api/v1',
  gateway: '/gw',
  fixedBroadband: '/fbb',
  loyaltyExchange: '/loyalty-exchange',
  loyaltyBalance: '/loyalty-balance',
  loyaltyCard: '/loyalty-card',
  findShop: '/find-shop',
  ticket: '/ticket',
} as const

export type BaseName = keyof typeof BASES
