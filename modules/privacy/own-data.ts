import { Readable } from 'node:stream'
import { receiptNo } from '#contracts/receipt-no.ts'
import type { makeCallBackStore } from '#modules/call-backs/index.ts'
import type { LineRow, makeLineOrderStore, makeLinkStore } from '#modules/fibre/index.ts'
import type { Identity } from '#modules/identity/index.ts'
import type { makeOrderStore, PlacedOrder } from '#modules/payments/index.ts'
import type { Subscriptions } from '#modules/purchases/index.ts'
import type { makeRecipientStore } from '#modules/recipients/index.ts'
import type { makeOwnAsksStore } from '#modules/sharing/index.ts'
import type { HistoryReadModel } from '#modules/value/index.ts'
import type { makeWatchStore } from '#modules/status/index.ts'
import type { ownApplications } from '#modules/applications/index.ts'
import type { ownTickets } from '#modules/tickets/index.ts'
import type { Clock } from '#platform/clock/clock.ts'
import type { Session } from '#platform/http/session.ts'
import { hideNumbersIn } from './hide-numbers.ts'

type Deps = {
  readonly clock: Clock
  readonly accounts: Pick<Identity['accounts'], 'own'>
  readonly sessions: Pick<Identity['sessions'], 'list'>
  readonly passkeys: Pick<Identity['passkeys'], 'list'>
  readonly recipients: Pick<ReturnType<typeof makeRecipientStore>, 'list' | 'policyOf'>
  readonly asks: Pick<ReturnType<typeof makeOwnAsksStore>, 'ofLine'>
  readonly subscriptions: Pick<Subscriptions, 'all'>
  readonly history: Pick<HistoryReadModel, 'ended'>
  readonly orders: Pick<ReturnType<typeof makeOrderStore>, 'ownedBy'>
  readonly links: Pick<ReturnType<typeof makeLinkStore>, 'of'>
  readonly lineOrders: Pick<ReturnType<typeof makeLineOrderStore>, 'ofAccount'>
  readonly callBacks: Pick<ReturnType<typeof makeCallBackStore>, 'ofLine'>
  readonly watches: Pick<ReturnType<typeof makeWatchStore>, 'ofLine'>
  readonly applications: (ownerKeys: readonly string[]) => ReturnType<typeof ownApplications>
  readonly points: (line: string) => Promise<object>
  readonly vouchers: (line: string) => Promise<object[]>
  readonly tickets: (ownerKeys: readonly string[]) => ReturnType<typeof ownTickets>
}

const ROWS_AT_ONCE = 500
const MOST_ORDERS = 10_000

const orderOf = ({ orderNo, type, state, payer, receiver, totalKyat, createdAt }: PlacedOrder) => ({
  orderNo,
  type,
  state,
  payer,
  receiver,
  totalKyat,
  createdAt,
})

/** An application with the masked identity number only, because an exported file is easily lost. */
const lineOf = ({ orderId, packageCode, fullName, line, placeId, address, idShown, day, slot }: LineRow) => ({
  orderId,
  packageCode,
  fullName,
  line,
  placeId,
  address,
  idNumber: idShown,
  day,
  slot,
})

/** Everything we store about a person, streamed: the history of years is never in memory at once. */
export const makeOwnData = (deps: Deps) => (session: Session, line: string) =>
  Readable.from(pieces(deps, session, line))

async function* pieces(deps: Deps, session: Session, number: string): AsyncGenerator<string> {
  const text = (value: unknown) => JSON.stringify(hideNumbersIn(value, number), null, 1)
  const passkeys = await deps.passkeys.list(session)
  const parts = {
    madeAt: deps.clock.now(),
    account: await deps.accounts.own(session.subject),
    acceptGifts: await deps.recipients.policyOf(number),
    sessions: await deps.sessions.list(session),
    passkeys: passkeys.value,
    recipients: await deps.recipients.list(number),
    asks: await deps.asks.ofLine(number),
    packages: await deps.subscriptions.all(number),
    orders: (await deps.orders.ownedBy(`account:${session.subject}`, MOST_ORDERS)).map(orderOf),
    fibreContracts: await deps.links.of(session.subject),
    fibreOrders: (await deps.lineOrders.ofAccount(session.subject, MOST_ORDERS)).map(lineOf),
    callBacks: await deps.callBacks.ofLine(number),
    toldWhenFixed: await deps.watches.ofLine(number),
    points: await deps.points(number),
    vouchers: await deps.vouchers(number),
    tickets: await deps.tickets([`account:${session.subject}`, `number:${number}`]),
    applications: await deps.applications([`account:${session.subject}`, `number:${number}`]),
  }
  yield '{\n'
  for (const [name, value] of Object.entries(parts)) yield `"${name}": ${text(value)},\n`
  yield '"history": ['
  yield* historyRows(deps, number, text)
  yield ']\n}\n'
}

async function* historyRows(
  { history }: Deps,
  number: string,
  text: (value: unknown) => string,
): AsyncGenerator<string> {
  for (let offset = 0; ; offset += ROWS_AT_ONCE) {
    const rows = await history.ended(number, { offset, limit: ROWS_AT_ONCE })
    for (const [at, { moveId, ...row }] of rows.entries()) {
      yield `${offset + at === 0 ? '' : ',\n'}${text({ receiptNo: receiptNo(moveId), ...row })}`
    }
    if (rows.length < ROWS_AT_ONCE) return
  }
}
