import type { DigitalGroup, DigitalItem, DigitalService } from '#contracts/digital.ts'
import { perGeneration, type Document, type Generation, type Pictures } from '#modules/content/index.ts'
import { packageSource } from './package-source.ts'
import { isOnSale, priceAt, validityDays } from './price.ts'

export type DigitalShelf = {
  readonly groups: readonly DigitalGroup[]
  readonly byId: ReadonlyMap<string, DigitalService>
}

type Charge = Pick<DigitalService, 'price' | 'period' | 'stopCode' | 'sale'>

const FREE: Charge = { price: null, period: null, stopCode: null, sale: null }

/** Null when the product is not on sale: a service nobody can buy is not shown with an old price. */
function chargeOf(generation: Generation, productCode: string | null): Charge | null {
  if (productCode === null) return FREE
  const item = generation.rows(packageSource).find(({ code }) => code === productCode)
  const price = item && priceAt(item, generation.now)
  if (!price || !isOnSale(item, generation.now)) return null
  const days = validityDays(item.validity)
  return {
    price: price.price,
    period: days <= 1 ? 'DAY' : days <= 7 ? 'WEEK' : 'MONTH',
    stopCode: item.stopCode,
    sale: item.registerable
      ? { taxIncluded: item.taxIncluded, taxRatePct: item.taxRatePct, canRenew: item.autoRenewable }
      : null,
  }
}

export const makeDigitalShelf = (pictures: Pictures): ((generation: Generation) => DigitalShelf) =>
  perGeneration((generation) => {
    const groupNames = new Map(generation.list('digitalGroup').map(({ id, body }) => [id, body]))
    const services = generation.list('digitalService').flatMap((document) => {
      const charge = chargeOf(generation, document.body.productCode)
      return charge && groupNames.has(document.body.groupId)
        ? [serviceView(generation, pictures, document, charge)]
        : []
    })
    const byGroup = Map.groupBy(services, (service) => service.groupId)
    const groups = [...groupNames].flatMap(([id, names]) => {
      const items = byGroup.get(id)
      return items ? [{ id, vasGroupName: names.name, vasGroupNameMm: names.nameMm, vasPackage: items }] : []
    })
    return { groups, byId: new Map(services.map((service) => [service.id, service])) }
  })

function serviceView(
  generation: Generation,
  pictures: Pictures,
  { id, body }: Document<'digitalService'>,
  charge: Charge,
): DigitalService {
  const item: DigitalItem = {
    id,
    name: body.name,
    nameMm: body.nameMm,
    thumbnail: pictures.thumbnail(generation, body.pictureName),
    shortText: body.shortText,
    shortTextMm: body.shortTextMm,
    action: body.action,
    link: body.link,
    price: charge.price,
    period: charge.period,
    stopCode: charge.stopCode,
  }
  return {
    ...item,
    sale: body.action === 'REGISTER' ? charge.sale : null,
    groupId: body.groupId,
    description: body.descriptionHtml,
    descriptionMm: body.descriptionHtmlMm,
    ussd: body.ussd,
    storeLinks: body.storeLinks,
    screenshots: body.screenshotNames.flatMap(
      (name) => pictures.find(generation, { pictureName: name })?.src ?? [],
    ),
  }
}

/** Others of the same group; null when there is no such service. */
export function relatedServices(
  { groups, byId }: DigitalShelf,
  id: string,
  most: number,
): DigitalItem[] | null {
  const service = byId.get(id)
  if (!service) return null
  const group = groups.find((candidate) => candidate.id === service.groupId)
  return (group?.vasPackage ?? []).filter((other) => other.id !== id).slice(0, most)
}
