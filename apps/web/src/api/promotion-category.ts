import type { Category } from '#contracts/content.ts'

const NAME = 'Promotions'

/** The promotion category is found by name, because its id may differ. */
export const promotionCategory = (categories: readonly Category[] | undefined) =>
  categories?.find((category) => category.name === NAME)
