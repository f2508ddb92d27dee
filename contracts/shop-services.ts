/** What a shop can do for somebody. Apart from the shops' own file, because posts and pages name services too. */
export const SHOP_SERVICES = [
  'SIM',
  'REGISTRATION',
  'TOPUP',
  'PACKAGES',
  'FIBRE',
  'BILLS',
  'DEVICES',
  'LOYALTY',
] as const
export type ShopService = (typeof SHOP_SERVICES)[number]

/** Which shops a post or a page shows: all, or those with one service. */
export const SHOPS_SHOWN = ['ALL', ...SHOP_SERVICES] as const
export type ShopsShown = (typeof SHOPS_SHOWN)[number]
