import * as z from 'zod/mini'
import { defineCall } from './call.ts'
import { Mm } from './language.ts'
import { SHOPS_SHOWN } from './shop-services.ts'
import { LIST_PAGE_SIZE, paging, PUBLIC_PAGE_SIZE } from './paging.ts'

export const POST_TEMPLATES = ['NEWS', 'PROMOTION', 'COMMUNITY', 'CAMPAIGN'] as const

/** A picture ready for a phone: the address of its widest form and what is needed to hold its place on the page. */
export const Picture = z.object({
  src: z.string(),
  srcset: z.string(),
  width: z.int(),
  height: z.int(),
  alt: z.string(),
  altMm: Mm,
  /** Where somebody said its heart is, in percent from the left and the top; the middle when nobody did. */
  focus: z.optional(z.object({ fromLeft: z.int(), fromTop: z.int() })),
})
export type Picture = z.infer<typeof Picture>

/** What a post says about the offer it names; it ends by itself. */
export const PostOffer = z.object({
  code: z.string(),
  state: z.enum(['AHEAD', 'RUNNING', 'OVER']),
  /** Of this time or the next; null when it is over. */
  from: z.nullable(z.string()),
  until: z.nullable(z.string()),
  packages: z.array(z.object({ id: z.string(), name: z.string(), nameMm: Mm })),
})
export type PostOffer = z.infer<typeof PostOffer>

export const Post = z.object({
  postId: z.string(),
  title: z.string(),
  titleMm: Mm,
  description: z.string(),
  descriptionMm: Mm,
  /** HTML, sanitised. Lists carry only its opening. */
  content: z.string(),
  contentMm: Mm,
  thumbnail: z.string(),
  showCategoryId: z.string(),
  picture: z.nullable(Picture),
  template: z.enum(POST_TEMPLATES),
  publishedAt: z.string(),
  offer: z._default(z.nullable(PostOffer), null),
})
export type Post = z.infer<typeof Post>

export const Category = z.object({ id: z.string(), name: z.string(), nameMm: z.string() })
export type Category = z.infer<typeof Category>

/** What only a campaign has: the regulator wants dates and a reference before anything is published. */
export const Campaign = z.object({
  startsOn: z.string(),
  endsOn: z.string(),
  days: z.int(),
  ended: z.boolean(),
  approvalRef: z.string(),
  prizes: z.array(z.object({ label: z.string(), labelMm: Mm })),
  blocks: z.array(z.object({ title: z.string(), titleMm: Mm, body: z.string(), bodyMm: Mm })),
  howToJoin: z.string(),
  howToJoinMm: Mm,
  terms: z.string(),
  termsMm: Mm,
})
export type Campaign = z.infer<typeof Campaign>

export const PostDetail = z.extend(Post, {
  updatedAt: z.string(),
  shareUrl: z.string(),
  readMinutes: z.int(),
  category: Category,
  related: z.array(Post),
  campaign: z.nullable(Campaign),
  /** Shops that stand under the text. */
  shops: z._default(z.nullable(z.enum(SHOPS_SHOWN)), null),
})
export type PostDetail = z.infer<typeof PostDetail>

export const Announcement = z.object({
  content: z.string(),
  contentMm: Mm,
  link: z.nullable(z.string()),
})
export type Announcement = z.infer<typeof Announcement>

export const BANNER_TYPES = [
  'HOME',
  'MOBILE',
  'FTTH',
  'PROMOTION',
  'COMMUNITY',
  'LOYALTY',
  'BUSINESS',
] as const

export const Banner = z.object({
  id: z.string(),
  type: z.enum(BANNER_TYPES),
  title: z.string(),
  titleMm: Mm,
  text: z.string(),
  textMm: Mm,
  image: z.string(),
  imageMobile: z.string(),
  picture: z.nullable(Picture),
  alt: z.string(),
  altMm: Mm,
  link: z.nullable(z.string()),
  action: z.string(),
  actionMm: Mm,
  sortOrder: z.int(),
})
export type Banner = z.infer<typeof Banner>

export const MenuLink = z.object({ name: z.string(), nameMm: z.string(), link: z.string() })

/** The header's tabs, each with a menu of its own. */
export const MENU_TABS = ['personal', 'business', 'about'] as const

/** Without a link it is a heading that parts a long list. */
const SubMenuEntry = z.object({
  subName: z.string(),
  subNameMm: z.string(),
  link: z.optional(z.string()),
  style: z.optional(z.string()),
})

export const Menu = z.object({
  tab: z.enum(MENU_TABS),
  items: z.array(
    z.object({
      ...MenuLink.shape,
      subMenu: z.optional(z.array(z.object({ entries: z.array(SubMenuEntry) }))),
    }),
  ),
})
export type Menu = z.infer<typeof Menu>

/** The footer's five columns. */
export const Footer = z.object({
  columns: z.array(
    z.object({ id: z.string(), name: z.string(), nameMm: z.string(), links: z.array(MenuLink) }),
  ),
  social: z.array(z.object({ id: z.string(), name: z.string(), url: z.string() })),
})
export type Footer = z.infer<typeof Footer>

const byId = z.object({ id: z.string() })

export const getAnnouncement = defineCall({
  id: 'getAnnouncement',
  base: 'website',
  method: 'GET',
  path: '/get-announcement',
  session: 'none',
  cacheable: true,
  result: z.array(Announcement),
  summary: 'Announcements for the marquee, newest first.',
})

export const getCategory = defineCall({
  id: 'getCategory',
  base: 'website',
  method: 'POST',
  path: '/get-category',
  session: 'none',
  cacheable: true,
  result: z.array(Category),
  summary: 'Public categories of posts.',
})

export const getChildCategory = defineCall({
  id: 'getChildCategory',
  base: 'website',
  method: 'POST',
  path: '/get-child-category',
  session: 'none',
  cacheable: true,
  query: z.object({ categoryId: z.string() }),
  result: z.array(z.extend(Category, { parentId: z.string(), postCount: z.int() })),
  summary: 'Children of a category.',
})

export const getPostListByCategory = defineCall({
  id: 'getPostListByCategory',
  base: 'website',
  method: 'POST',
  path: '/get-post-list-by-category/:categoryId',
  session: 'none',
  cacheable: true,
  paged: true,
  params: z.object({ categoryId: z.string() }),
  query: z.object(paging(LIST_PAGE_SIZE)),
  result: z.array(Post),
  summary:
    'Posts of one category and its children, pinned ones first and then newest first; those whose offer is over come last.',
})

export const getPost = defineCall({
  id: 'getPost',
  base: 'website',
  method: 'POST',
  path: '/get-post',
  session: 'none',
  cacheable: true,
  paged: true,
  query: z.object(paging(PUBLIC_PAGE_SIZE)),
  result: z.array(Post),
  summary: 'All public posts, newest first.',
})

export const getLatestPostList = defineCall({
  id: 'getLatestPostList',
  base: 'website',
  method: 'POST',
  path: '/get-latest-post-list',
  session: 'none',
  cacheable: true,
  result: z.array(Post),
  summary: 'The ten newest posts.',
})

export const getPostDetail = defineCall({
  id: 'getPostDetail',
  base: 'website',
  method: 'POST',
  path: '/get-post-detail/:id',
  session: 'none',
  cacheable: true,
  params: byId,
  result: PostDetail,
  summary: 'One post with its category and related posts.',
})

export const getBannerByType = defineCall({
  id: 'getBannerByType',
  base: 'website',
  method: 'POST',
  path: '/get-banner-by-type',
  session: 'none',
  cacheable: true,
  query: z.object({ type: z.enum(BANNER_TYPES) }),
  result: z.array(Banner),
  summary: 'Banners of one type, in their order.',
})

export const getMenus = defineCall({
  id: 'getMenus',
  base: 'website',
  method: 'GET',
  path: '/get-menus',
  session: 'none',
  cacheable: true,
  result: z.array(Menu),
  summary: 'Menus of the header, one for each tab that editors wrote one for.',
})

export const getFooter = defineCall({
  id: 'getFooter',
  base: 'website',
  method: 'GET',
  path: '/get-footer',
  session: 'none',
  cacheable: true,
  result: Footer,
  summary: 'Footer columns and social links.',
})
