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

/** The office's calls are served by another process and never on the public address, so browsers are not told of this base. */
export const OFFICE_BASE = '/office/v1'

export type AnyBase = BaseName | 'office'

/** Where a call is served. */
export const prefixOf = (base: AnyBase): string => (base === 'office' ? OFFICE_BASE : BASES[base])
