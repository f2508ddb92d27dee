/** Where visitors arrive from a link, a message or the menu, most wanted first. */
const OFTEN_OPENED = [
  'log-in',
  'mobile-services',
  'promotions',
  'whatIsNew',
  'home-internet/all',
  'about-us/find-our-shop',
  'qna',
]

/** The newest posts are in everybody's feed; an older one is drawn after its first request. */
const NEWEST_POSTS = 8

type Often = { readonly packageIds: readonly string[]; readonly postIds: readonly string[] }

/** Each package and each post has its own link that people share. */
export const oftenOpened = ({ packageIds, postIds }: Often): readonly string[] => [
  ...OFTEN_OPENED,
  ...postIds.slice(0, NEWEST_POSTS).map((id) => `post-detail/${encodeURIComponent(id)}`),
  ...packageIds.map((id) => `mobile-services/package/${encodeURIComponent(id)}`),
]
