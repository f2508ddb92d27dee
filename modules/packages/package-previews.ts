import { brand } from '#brand'
import type { Allowance, VasPackage } from '#contracts/packages.ts'
import {
  formatDuration,
  formatInteger,
  formatKyat,
  formatMegabytes,
  formatMinutes,
} from '#language/formats.ts'
import {
  facts,
  markup,
  type Pictures,
  type LinkPreviews,
  type RenderContext,
} from '#modules/content/index.ts'
import { makeShelf } from './on-sale.ts'

/** Packages on sale, each with an address outside the app. */
export function packagePreviews(pictures: Pictures): LinkPreviews {
  const shelfOf = makeShelf(pictures)
  return {
    name: 'package',
    list: (generation) => shelfOf(generation).packages.map(({ view }) => ({ id: view.id, changedOn: null })),
    page: (generation, id, context) => {
      const view = shelfOf(generation).byId.get(id)?.view
      const words = generation.get('vasPackageWords', id)?.body
      if (!view || !words) return null
      const title = context.say(view.name, view.nameMm)
      const summary = context.say(view.summary, view.summaryMm).text
      const price = formatKyat(view.offer?.price ?? view.price, context.lang)
      return {
        title,
        description: [summary, price].filter(Boolean).join(' · '),
        picture: pictures.find(generation, words),
        route: `#/mobile-services/package/${view.id}`,
        openGraph: 'product',
        body: markup`<p>${summary}</p>${factsOf(view, context)}${context.content(context.say(view.description, view.descriptionMm))}`,
        data: [
          {
            '@type': 'Product',
            name: title.text,
            description: summary,
            sku: view.code,
            category: context.say(view.vasGroupName, view.vasGroupNameMm).text,
            brand: { '@type': 'Brand', name: brand.name[context.lang] },
            offers: {
              '@type': 'Offer',
              price: view.offer?.price ?? view.price,
              priceCurrency: 'MMK',
              availability: 'https://schema.org/InStock',
              ...validUntilOf(view),
            },
          },
        ],
      }
    },
  }
}

/** The advertised price ends with the offer or with the sale. */
function validUntilOf({ offer, saleTo }: VasPackage) {
  const until = offer?.price == null ? saleTo : offer.until
  return until === null ? {} : { priceValidUntil: until }
}

function factsOf(view: VasPackage, context: RenderContext) {
  const own = (text: string) => ({ text, lang: context.lang })
  return facts(context, [
    [context.words('packages.row.price'), own(formatKyat(view.offer?.price ?? view.price, context.lang))],
    [
      context.words('packages.row.validity'),
      own(formatDuration(view.validity.value, view.validity.unit, context.lang)),
    ],
    ...view.allowances.map(
      (allowance) =>
        [context.words(`packages.unit.${allowance.unit}`), own(amountOf(allowance, context))] as const,
    ),
    [context.words('packages.row.ussd'), own(view.channels.ussd ?? '')],
  ])
}

function amountOf({ unit, value, scope, unlimited }: Allowance, context: RenderContext): string {
  const where = unit === 'MB' && scope === 'ANY' ? '' : context.words(`packages.scope.${scope}`)
  const amount = unlimited ? context.words('packages.unlimited') : inUnits(unit, value, context)
  return where ? `${amount} (${where})` : amount
}

function inUnits(unit: Allowance['unit'], value: number, { lang }: RenderContext): string {
  if (unit === 'MB') return formatMegabytes(value)
  return unit === 'MIN' ? formatMinutes(value, lang) : formatInteger(value)
}
