import type { FastifyInstance } from 'fastify'
import { SHARE_TYPES } from '#contracts/sharing.ts'
import { wireCore } from '#apps/wiring/core.ts'
import { wireBook, wireFibre } from '#apps/wiring/fibre.ts'
import { wirePayments } from '#apps/wiring/payments.ts'
import { wireValue } from '#apps/wiring/value.ts'
import enAccount from '#i18n/en/account.json' with { type: 'json' }
import enPayments from '#i18n/en/payments.json' with { type: 'json' }
import enReceipts from '#i18n/en/receipts.json' with { type: 'json' }
import myAccount from '#i18n/my/account.json' with { type: 'json' }
import myPayments from '#i18n/my/payments.json' with { type: 'json' }
import myReceipts from '#i18n/my/receipts.json' with { type: 'json' }
import { accountRoutes, makeAccountMain, makeDataUse } from '#modules/account/index.ts'
import type { Content } from '#modules/content/index.ts'
import { makeCallBackStore } from '#modules/call-backs/index.ts'
import { makeLineOrderStore, makeLinkStore, type FibreBook } from '#modules/fibre/index.ts'
import { giftRoutes } from '#modules/gifts/index.ts'
import type { Identity } from '#modules/identity/index.ts'
import { ownPoints } from '#modules/loyalty/index.ts'
import { ownVoucherRows } from '#modules/vouchers/index.ts'
import type { QueueSms } from '#modules/notify/index.ts'
import { makeOrderStore, makePaymentReceipts, type Channels, type Health } from '#modules/payments/index.ts'
import { makeDeleteAccount, makeOwnData, privacyRoutes } from '#modules/privacy/index.ts'
import { makeSubscriptions, purchaseRoutes, type Subscriptions } from '#modules/purchases/index.ts'
import { makeMoveReceipts, receiptRoutes } from '#modules/receipts/index.ts'
import { makeWatchStore } from '#modules/status/index.ts'
import { makeApplicationTypes, makeFeeOrder, ownApplications } from '#modules/applications/index.ts'
import { ownTickets } from '#modules/tickets/index.ts'
import { makeRecipientStore, recipientRoutes } from '#modules/recipients/index.ts'
import {
  makeHistoryReadModel,
  valueRoutes,
  type HistoryReadModel,
  type OperatorCore,
} from '#modules/value/index.ts'
import {
  makeAsks,
  makeOwnAsksStore,
  makeRecalls,
  makeShareInfo,
  sharingRoutes,
} from '#modules/sharing/index.ts'
import type { Clock } from '#platform/clock/clock.ts'
import type { Config } from '#platform/config/config.ts'
import type { Database } from '#platform/db/database.ts'
import type { Spread } from '#platform/jobs/spread.ts'
import type { Logger } from '#platform/log/logger.ts'
import type { Metrics } from '#platform/metrics/request-metrics.ts'
import { serveApplications } from './applications-app.ts'
import { serveFibre } from './fibre-app.ts'
import { serveLoyalty } from './loyalty-app.ts'
import { serveVouchers } from './vouchers-app.ts'
import { servePayments } from './payments-app.ts'

type Deps = {
  readonly config: Pick<
    Config,
    | 'PROFILE'
    | 'SIMULATOR_URL'
    | 'PUBLIC_ORIGIN'
    | 'SHARE_BALANCE'
    | 'SHARE_ASK'
    | 'VALUE_TWO_PHASE'
    | 'SMS_BODY_KEY'
    | 'ID_NUMBER_KEY'
    | 'VOUCHER_KEY'
  >
  readonly db: Database
  readonly clock: Clock
  readonly log: Logger
  readonly identity: Identity
  readonly queueSms: QueueSms
  readonly content: Pick<Content, 'memory'>
  readonly core?: OperatorCore
  readonly book?: FibreBook
  readonly channels: Channels
  readonly health: Health
  readonly spread?: Spread
  readonly metrics?: Metrics
}

/** A receipt uses the history's name for a move. */
const RECEIPT_WORDS = {
  en: { ...enAccount, ...enPayments, ...enReceipts },
  my: { ...myAccount, ...myPayments, ...myReceipts },
}

/** Balances, purchases, gifts and shares in this process. */
export function serveValue(app: FastifyInstance, deps: Deps): void {
  const { config, db, clock, log, identity, queueSms, content, metrics } = deps
  const { lines, codes, rules, tag } = identity
  const core = deps.core ?? wireCore({ config, db, clock, metrics })
  const shareDeps = { db, core, lines, clock, rules, tag }
  const { spread } = deps
  const book = deps.book ?? wireBook({ config, db, clock, rules })
  const wired = wireValue({ ...shareDeps, codes, queueSms, content, log, spread, book, metrics })
  const { value, product, names } = wired
  const { purchase, undo, giveBack, gift, shares, recall } = wired.kinds
  const subscriptions = makeSubscriptions({ db, clock, value, giveBack, product, names })
  const productCode = (id: string) => product(id)?.item.code ?? id
  const session = identity.mustSession
  purchaseRoutes(app, { value, purchase, undo, subscriptions, productCode, session })
  giftRoutes(app, { value, gift, clock, rules, productCode, session })
  recipientRoutes(app, { db, clock, session })
  serveLoyalty(app, { db, clock, core, rules, value, session, kinds: wired.kinds })
  serveVouchers(app, { config, db, clock, content, value, session, kinds: wired.kinds })
  const recalls = makeRecalls({ db, clock, value, recall, shares, queueSms })
  const typesOn = SHARE_TYPES.filter((kind) => kind !== 'BALANCE' || config.SHARE_BALANCE)
  const shareInfo = makeShareInfo({ ...shareDeps, types: typesOn, canAsk: config.SHARE_ASK, names })
  const asks = config.SHARE_ASK ? makeAsks({ ...shareDeps, queueSms }) : null
  sharingRoutes(app, { value, shares, types: typesOn, shareInfo, recalls, asks, session })
  const history = makeHistoryReadModel(db)
  valueRoutes(app, { value, history, names, session })
  const origin = config.PUBLIC_ORIGIN
  const words = RECEIPT_WORDS
  const { health } = deps
  const { topup } = wired.kinds
  const fibre = wireFibre({ config, db, clock, rules, book, content, codes, queueSms, log })
  const { payment, paymentBack } = wired.kinds
  const balance = { value, payment, paymentBack }
  const paying = { config, db, clock, rules, lines, tag, core, value, topup, queueSms, log, spread }
  const types = makeApplicationTypes(content)
  const others = [...fibre.kinds, makeFeeOrder({ db, clock, types })]
  const paid = wirePayments({ ...paying, balance, others, channels: deps.channels, health })
  const { kinds, payments, channels } = paid
  servePayments(app, { payments, channels, rules, clock, reach: identity.mustReach })
  serveApplications(app, { config, db, clock, identity, queueSms, content, fibre, types })
  serveFibre(app, { db, clock, identity, fibre, payments, words, origin })
  const sources = [
    makeMoveReceipts({ value, history, names, words }),
    makePaymentReceipts({ db, channels, kinds, words }),
  ]
  receiptRoutes(app, { sources, words, origin, reach: identity.mustReach })
  servePrivacy(app, { db, clock, identity, queueSms, subscriptions, history })
  const accountMain = makeAccountMain({ core, lines, subscriptions, value, names, clock })
  accountRoutes(app, { accountMain, dataUse: makeDataUse({ core, clock }), session })
}

type PrivacyDeps = Pick<Deps, 'db' | 'clock' | 'identity' | 'queueSms'> & {
  readonly subscriptions: Subscriptions
  readonly history: HistoryReadModel
}

/** Export of personal data, and the end of an account. */
function servePrivacy(app: FastifyInstance, deps: PrivacyDeps): void {
  const { db, clock, identity, queueSms, subscriptions, history } = deps
  const { accounts, sessions, passkeys, proofs, note, mustSession } = identity
  privacyRoutes(app, {
    db,
    clock,
    accounts,
    proofs,
    note,
    deleteAccount: makeDeleteAccount({ db, clock, proofs, queueSms, note }),
    ownData: makeOwnData({
      clock,
      accounts,
      sessions,
      passkeys,
      recipients: makeRecipientStore(db),
      asks: makeOwnAsksStore(db),
      subscriptions,
      history,
      orders: makeOrderStore(db),
      links: makeLinkStore(db),
      lineOrders: makeLineOrderStore(db),
      callBacks: makeCallBackStore(db),
      watches: makeWatchStore(db),
      points: (line) => ownPoints(db, line),
      vouchers: (line) => ownVoucherRows(db, line),
      tickets: (ownerKeys) => ownTickets(db, ownerKeys),
      applications: (ownerKeys) => ownApplications(db, ownerKeys),
    }),
    session: mustSession,
  })
}
