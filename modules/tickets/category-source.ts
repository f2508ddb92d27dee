import type { TicketService } from '#contracts/tickets.ts'
import type { Content, ContentSource } from '#modules/content/index.ts'
import { readCategories } from './category-store.ts'
import { StoredCategory } from './stored-category.ts'

/** Categories are part of the same generation and snapshot as public content, so they can be read while the database is down. */
export const ticketCategorySource: ContentSource<StoredCategory> = {
  name: 'ticketCategory',
  read: readCategories,
  parse: (raw) => StoredCategory.parse(raw),
  edges: () => [],
}

export type Categories = {
  all(service?: TicketService): readonly StoredCategory[]
  find(service: TicketService, code: string): StoredCategory | null
  isPlace(placeId: string): boolean
}

export const makeCategories = ({ memory }: Pick<Content, 'memory'>): Categories => {
  const rows = () => memory.current().rows(ticketCategorySource)
  return {
    all: (service) => rows().filter((one) => service === undefined || one.service === service),
    find: (service, code) => rows().find((one) => one.service === service && one.code === code) ?? null,
    isPlace: (placeId) => memory.current().get('place', placeId) !== undefined,
  }
}
