import type { Category } from '#contracts/content.ts'

const NAME = 'Promotions'

/** The promotion category is the one with this name; whatever id it has fetches its posts. */
export const promotionCategory = (categories: readonly Category[] | undefined) =>
  categories?.find((category) => category.name === NAME)
