import * as z from 'zod'
import { PAGE_AUDIENCES, PageAction, PLAIN_BLOCKS } from '#contracts/pages.ts'

/** A page as stored: the contract's blocks, but pictures are named instead of resolved. The document's id is the slug. */
const mm = z.string().min(1).nullable()
const title = { title: z.string(), titleMm: mm }
const text = { text: z.string(), textMm: mm }
const anchor = {
  anchor: z
    .string()
    .regex(/^[a-z0-9-]{0,40}$/)
    .default(''),
}
const picture = {
  pictureName: z
    .string()
    .regex(/^[a-z0-9-]+$/)
    .nullable(),
  pictureAlt: z.string().default(''),
  pictureAltMm: mm.default(null),
}

const Hero = z.strictObject({
  type: z.literal('hero'),
  ...anchor,
  ...title,
  ...text,
  ...picture,
  actions: z.array(PageAction),
})
const Cards = z.strictObject({
  type: z.literal('cards'),
  ...anchor,
  ...title,
  items: z.array(z.strictObject({ ...title, ...text, ...picture, link: z.string().nullable() })),
})
const Gallery = z.strictObject({
  type: z.literal('gallery'),
  ...anchor,
  ...title,
  items: z.array(z.strictObject({ ...picture, caption: z.string(), captionMm: mm })),
})
const People = z.strictObject({
  type: z.literal('people'),
  ...anchor,
  ...title,
  items: z.array(z.strictObject({ name: z.string(), nameMm: mm, role: z.string(), roleMm: mm, ...picture })),
})

export const StoredPage = z.strictObject({
  title: z.string().min(1),
  titleMm: mm,
  description: z.string(),
  descriptionMm: mm,
  audience: z.enum(PAGE_AUDIENCES),
  updatedOn: z.iso.date(),
  blocks: z.array(z.discriminatedUnion('type', [...PLAIN_BLOCKS, Hero, Cards, Gallery, People])),
})
