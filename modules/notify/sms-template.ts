/**
 * Every text we send and the most each of its slots may take, in UTF-16 units: together they must stay within one part
 * in both languages, which a test holds. Longer values are cut, so a long package name never costs a second part.
 */
export const SMS_TEMPLATES = {
  login: { code: 8 },
  signup: { code: 8 },
  contact: { code: 8 },
  ticket: { code: 8 },
  topup: { code: 8 },
  track: { code: 8 },
  linkContract: { code: 8, contract: 12 },
  settleContract: { code: 8, contract: 12, price: 9 },
  payBalance: { code: 8, order: 15, price: 9 },
  gift: { code: 8, package: 14, recipient: 11, price: 7 },
  shareData: { code: 8, amount: 9, recipient: 11, fee: 5 },
  shareVoice: { code: 8, minutes: 5, recipient: 11, fee: 5 },
  shareBalance: { code: 8, amount: 5, recipient: 11, fee: 5 },
  points: { code: 8, points: 7, recipient: 11 },
  exchange: { code: 8, points: 7, reward: 14 },
  purchase: { code: 8, package: 14, price: 7 },
  order: { code: 8, price: 9 },
  deleteAccount: { code: 8 },
  passkeyAdd: { code: 8 },
  passkeyRemove: { code: 8 },
  credentials: { code: 8 },
  exportData: { code: 8 },
  passkeyAdded: { time: 5 },
  passkeyRemoved: { time: 5 },
  credentialsRemoved: { time: 5 },
  simChanged: { time: 5 },
  deletionPlanned: { date: 10 },
  deletionUndone: {},
  deletionDone: {},
  signedIn: { time: 5 },
  moveDone: { package: 14, price: 9 },
  moveFailed: { package: 14 },
  giftReceived: { sender: 11, package: 14, date: 10 },
  renewed: { package: 14, price: 9, date: 10 },
  renewFailed: { package: 14 },
  renewalReturned: { package: 14, price: 9 },
  shareReceived: { sender: 11, amount: 10, date: 10 },
  kyatReceived: { sender: 11, amount: 11 },
  shareSent: { amount: 11, recipient: 11, fee: 5 },
  shareFailed: { amount: 11, recipient: 11 },
  recallAsked: { sender: 11, amount: 10 },
  recallDone: { amount: 10, recipient: 11 },
  recallTaken: { amount: 10, sender: 11 },
  recallFailed: { amount: 10, recipient: 11 },
  shareAsked: { recipient: 11, amount: 11 },
  recallKept: { amount: 10, sender: 11 },
  topupDone: { amount: 9, recipient: 11 },
  topupReceived: { amount: 9, sender: 11 },
  paymentFailed: { amount: 9 },
  refundSent: { amount: 9 },
  refundDone: { amount: 9 },
  billPaid: { contract: 12, amount: 9 },
  contractEnded: { contract: 12 },
  linePaid: { order: 15, date: 13 },
  lineOnSite: { order: 15, date: 13, amount: 9 },
  lineSlotNeeded: { order: 15 },
  lineSurvey: { order: 15 },
  lineScheduled: { order: 15, date: 13 },
  lineMoved: { order: 15, date: 13 },
  lineInProgress: { order: 15 },
  lineMissed: { order: 15, date: 13 },
  lineInstalled: { contract: 12 },
  lineCancelRequested: { order: 15 },
  lineCancelled: { order: 15 },
  lineKept: { order: 15, date: 13 },
  lineRejected: { order: 15 },
  lineExpired: { order: 15 },
} as const satisfies Record<string, Readonly<Record<string, number>>>

export type SmsTemplate = keyof typeof SMS_TEMPLATES

/** `recipient` is a number as stored (`959…`) and is shown as people dial it; the others stand in the text as given. */
export type SmsSlots<Template extends SmsTemplate> = Readonly<
  Record<keyof (typeof SMS_TEMPLATES)[Template], string>
>

/** The words of all templates, with `{{slots}}`; handed in, because a module holds no text. */
export type SmsWords = Readonly<Record<'en' | 'my', Readonly<Record<SmsTemplate, string>>>>
