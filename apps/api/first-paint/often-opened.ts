/** Where visitors come in from a link, a message or the menu, the most wanted first: the way in, the shop, what is new. */
const OFTEN_OPENED = [
  'log-in',
  'mobile-services',
  'promotions',
  'whatIsNew',
  'home-internet/all',
  'about-us/find-our-shop',
  'qna',
]

/** Newer ones are in everybody's feed; who opens an older one draws it for the next. */
const NEWEST_POSTS = 8

type Often = { readonly packageIds: readonly string[]; readonly postIds: readonly string[] }

/** Each package and each post is shared by its own link. */
export const oftenOpened = ({ packageIds, postIds }: Often): readonly string[] => [
  ...OFTEN_OPENED,
  ...postIds.slice(0, NEWEST_POSTS).map((id) => `post-detail/${encodeURIComponent(id)}`),
  ...packageIds.map((id) => `mobile-services/package/${encodeURIComponent(id)}`),
]
