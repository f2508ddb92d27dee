import {
  listOffers,
  listPrices,
  listRules,
  proposeOffer,
  proposePrice,
  proposeRule,
} from '#contracts/staff/catalogue.ts'
import type { Propose } from '#modules/proposals/index.ts'
import type { ServeStaff } from '#modules/staff/index.ts'
import { ok } from '#platform/errors/answer.ts'
import { pageOfRows } from '#platform/http/key-page.ts'
import { makeCatalogueReadModel, type PriceFound, type RuleFound } from './catalogue-read-model.ts'
import { markOf } from './move-view.ts'

type Names = { readonly name: string; readonly nameMm: string | null }

type Deps = {
  readonly propose: Propose
  /** Names of a product, as editors wrote them. */
  readonly names: (product: string) => Names | null
}

const CODE = /^[\w.-]{1,60}$/
const OFFER_KEY = /^(\d{1,15})\.([\w-]+):([\w.-]+)$/

const timed = (prices: PriceFound['prices'], now: Date) => {
  const all = prices.map(({ kyat, from, setBy }) => ({ kyat, from: new Date(from).toISOString(), setBy }))
  const begun = all.filter(({ from }) => new Date(from) <= now)
  return {
    now: begun[0] ?? null,
    before: begun.slice(1),
    next: all.filter(({ from }) => new Date(from) > now).toReversed(),
  }
}

const ruleView = ({ value, from, set_by: setBy }: RuleFound) => ({ value, from: from.toISOString(), setBy })

/** Prices that are valid now and from when; every change is a proposal. */
export function catalogueRoutes(serveStaff: ServeStaff, { propose, names }: Deps): void {
  serveStaff(listPrices, async ({ tx, body, now }) => {
    const { text, after, size } = body
    const words = text?.toLowerCase()
    const key = after !== null && CODE.test(after) ? after : null
    const model = makeCatalogueReadModel(tx)
    const isNamed = ({ product }: PriceFound): boolean =>
      words === undefined ||
      [product, names(product)?.name, names(product)?.nameMm].some((one) =>
        one?.toLowerCase().includes(words),
      )
    // Names are content, so a search by name filters the full list, which is short.
    const rows =
      words === undefined
        ? await model.prices(null, key, size + 1)
        : (await model.prices(null, key, 1_000)).filter(isNamed).slice(0, size + 1)
    const view = (row: PriceFound) => ({
      product: row.product,
      name: names(row.product)?.name ?? row.product,
      nameMm: names(row.product)?.nameMm ?? null,
      family: row.kind,
      onSale: row.status === 'ACTIVE' && row.sale_from <= now && (row.sale_to === null || row.sale_to > now),
      ...timed(row.prices, now),
      proposal: markOf(row),
    })
    return ok(pageOfRows(rows, size, view, ({ product }) => product))
  })

  serveStaff(proposePrice, async ({ who, tx, params, body, now, sheet }) => {
    const { kyat, from, ...grounds } = body
    sheet.thing = `price:${params.product}`
    sheet.reason = grounds.why
    const made = await propose(tx, who, { kind: 'PRICE', product: params.product, kyat, from }, grounds, now)
    if (made.ok) sheet.after = { ...made.value, kyat, from }
    return made
  })

  ruleRoutes(serveStaff, propose)
  offerRoutes(serveStaff, propose)
}

/** Limits, taxes and times. */
function ruleRoutes(serveStaff: ServeStaff, propose: Propose): void {
  serveStaff(listRules, async ({ tx, now }) => {
    const model = makeCatalogueReadModel(tx)
    const [rows, marks] = [await model.rules(), await model.ruleMarks()]
    const byKey = Map.groupBy(rows, ({ key }) => key)
    return ok(
      [...byKey].flatMap(([key, dated]) => {
        const begun = dated.filter(({ from }) => from <= now)
        const [held, ...before] = begun
        if (!held) return []
        const mark = marks.find(({ thing }) => thing === `rule:${key}`)
        return [
          {
            key,
            now: ruleView(held),
            before: before.map(ruleView),
            next: dated
              .filter(({ from }) => from > now)
              .toReversed()
              .map(ruleView),
            proposal: mark ? markOf(mark) : null,
          },
        ]
      }),
    )
  })

  serveStaff(proposeRule, async ({ who, tx, params, body, now, sheet }) => {
    const { value, from, ...grounds } = body
    sheet.thing = `rule:${params.key}`
    sheet.reason = grounds.why
    const made = await propose(tx, who, { kind: 'RULE', key: params.key, value, from }, grounds, now)
    if (made.ok) sheet.after = { ...made.value, value, from }
    return made
  })
}

/** Lower prices for a while. */
function offerRoutes(serveStaff: ServeStaff, propose: Propose): void {
  serveStaff(listOffers, async ({ tx, body }) => {
    const [, at, code, product] = OFFER_KEY.exec(body.after ?? '') ?? []
    const after = at === undefined ? null : { at: new Date(Number(at)), key: `${code} ${product}` }
    const rows = await makeCatalogueReadModel(tx).offers(after, body.size + 1)
    const view = (row: (typeof rows)[number]) => ({
      code: row.code,
      product: row.product,
      from: row.starts_at.toISOString(),
      to: row.ends_at.toISOString(),
      kyat: row.price,
      bonus: row.bonus,
      oncePerLine: row.once_per_line,
      most: row.most,
      usedUpAt: row.used_up_at?.toISOString() ?? null,
    })
    return ok(
      pageOfRows(rows, body.size, view, (row) => `${row.starts_at.getTime()}.${row.code}:${row.product}`),
    )
  })

  serveStaff(proposeOffer, async ({ who, tx, body, now, sheet }) => {
    const { code, product, kyat, from, to, ...grounds } = body
    sheet.thing = `offer:${code}:${product}`
    sheet.reason = grounds.why
    const made = await propose(tx, who, { kind: 'OFFER', code, product, kyat, from, to }, grounds, now)
    if (made.ok) sheet.after = { ...made.value, kyat, from, to }
    return made
  })
}
