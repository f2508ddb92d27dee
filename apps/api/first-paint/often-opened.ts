/** Where visitors come in from a link, a message or the menu, the most wanted first: the way in, the shop, what is new. */
const OFTEN_OPENED = [
  'log-in',
  'mobile-services',
  'promotions',
  'whatIsNew',
  'home-internet/all',
  'about-us/find-our-shop',
]

/** Each package is shared by its own link. */
export const oftenOpened = (packageIds: readonly string[]): readonly string[] => [
  ...OFTEN_OPENED,
  ...packageIds.map((id) => `mobile-services/package/${encodeURIComponent(id)}`),
]
