import { brand } from '#brand'
import type { Allowance, VasPackage } from '#contracts/packages.ts'
import {
  formatDuration,
  formatInteger,
  formatKyat,
  formatMegabytes,
  formatMinutes,
} from '#language/formats.ts'
import { facts, markup, type Pictures, type SharedKind, type Telling } from '#modules/content/index.ts'
import { makeShelf } from './on-sale.ts'

/** Packages on sale, each at an address of its own outside the app. */
export function sharedPackages(pictures: Pictures): SharedKind {
  const shelfOf = makeShelf(pictures)
  return {
    name: 'package',
    list: (generation) => shelfOf(generation).packages.map(({ view }) => ({ id: view.id, changedOn: null })),
    page: (generation, id, telling) => {
      const view = shelfOf(generation).byId.get(id)?.view
      const words = generation.get('vasPackageWords', id)?.body
      if (!view || !words) return null
      const title = telling.say(view.name, view.nameMm)
      const summary = telling.say(view.summary, view.summaryMm).text
      const price = formatKyat(view.price, telling.lang)
      return {
        title,
        description: [summary, price].filter(Boolean).join(' · '),
        picture: pictures.find(generation, words),
        route: `#/mobile-services/package/${view.id}`,
        openGraph: 'product',
        body: markup`<p>${summary}</p>${factsOf(view, telling)}${telling.content(telling.say(view.description, view.descriptionMm))}`,
        data: [
          {
            '@type': 'Product',
            name: title.text,
            description: summary,
            sku: view.code,
            category: telling.say(view.vasGroupName, view.vasGroupNameMm).text,
            brand: { '@type': 'Brand', name: brand.name[telling.lang] },
            offers: {
              '@type': 'Offer',
              price: view.price,
              priceCurrency: 'MMK',
              availability: 'https://schema.org/InStock',
              ...(view.saleTo === null ? {} : { priceValidUntil: view.saleTo }),
            },
          },
        ],
      }
    },
  }
}

function factsOf(view: VasPackage, telling: Telling) {
  const own = (text: string) => ({ text, lang: telling.lang })
  return facts(telling, [
    [telling.words('packages.row.price'), own(formatKyat(view.price, telling.lang))],
    [
      telling.words('packages.row.validity'),
      own(formatDuration(view.validity.value, view.validity.unit, telling.lang)),
    ],
    ...view.allowances.map(
      (allowance) =>
        [telling.words(`packages.unit.${allowance.unit}`), own(amountOf(allowance, telling))] as const,
    ),
    [telling.words('packages.row.ussd'), own(view.channels.ussd ?? '')],
  ])
}

function amountOf({ unit, value, scope, unlimited }: Allowance, telling: Telling): string {
  const where = unit === 'MB' && scope === 'ANY' ? '' : telling.words(`packages.scope.${scope}`)
  const amount = unlimited ? telling.words('packages.unlimited') : inUnits(unit, value, telling)
  return where ? `${amount} (${where})` : amount
}

function inUnits(unit: Allowance['unit'], value: number, { lang }: Telling): string {
  if (unit === 'MB') return formatMegabytes(value)
  return unit === 'MIN' ? formatMinutes(value, lang) : formatInteger(value)
}
