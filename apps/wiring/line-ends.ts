import { leaveLine, openLine } from '#adapters/core-ledger/ledger-leaving.ts'
import { noteChangedHands } from '#adapters/fibre-book/suspending.ts'
import { makeApplicationForgetStore } from '#modules/applications/index.ts'
import { makeCallBackStore } from '#modules/call-backs/index.ts'
import { makeContactStore } from '#modules/contact/index.ts'
import { makeFibreForgetStore } from '#modules/fibre/index.ts'
import type { LineEnds } from '#modules/identity/index.ts'
import { makeSmsStore, type QueueSms } from '#modules/notify/index.ts'
import { makeRecordStore } from '#modules/office/index.ts'
import { makeOrderStore, type Payments } from '#modules/payments/index.ts'
import { makeFulfilmentStore, makeMemberStore } from '#modules/loyalty/index.ts'
import { makeSuspensionStore } from '#modules/lost-phone/index.ts'
import { makeWatchStore } from '#modules/status/index.ts'
import { makeTicketForgetStore } from '#modules/tickets/index.ts'
import { endAllSubscriptions } from '#modules/purchases/index.ts'
import { makeMissSweepStore, makeRecipientStore } from '#modules/recipients/index.ts'
import { makeEndRecalls, makeOwnAsksStore } from '#modules/sharing/index.ts'
import { makeHistoryStore, type Value } from '#modules/value/index.ts'
import { makeVoucherEndStore } from '#modules/vouchers/index.ts'

type Deps = {
  readonly value: Pick<Value, 'giveUpWaiting' | 'giveUpAll' | 'isUnderWay'>
  readonly queueSms: QueueSms
  readonly cancelOrders: Payments['cancelOrders']
}

/**
 * What every module does when a line changes hands. Payments are kept as long as the law requires, but hidden; everything else somebody
 * chose or wrote is deleted. An outside core empties the line itself: its operator reports the change to us.
 */
export const wireLineEnds = ({ value, queueSms, cancelOrders }: Deps): LineEnds => ({
  giveUpWaiting: value.giveUpWaiting,
  async giveUpAll(line) {
    await value.giveUpAll(line)
    await cancelOrders(line, 'LINE_CHANGES_HANDS')
  },
  isUnderWay: value.isUnderWay,
  leave: [
    (tx, line) => makeContactStore(tx).forgetLine(line),
    (tx, line) => makeRecipientStore(tx).forgetLine(line),
    (tx, line) => makeMissSweepStore(tx).forgetLine(line),
    (tx, line) => makeOwnAsksStore(tx).forgetLine(line),
    (tx, line) => makeOrderStore(tx).forgetLine(line),
    (tx, line) => makeRecordStore(tx).forgetLine(line),
    (tx, line, now) => makeFibreForgetStore(tx).forgetLine(line, now),
    (tx, line) => makeCallBackStore(tx).forgetLine(line),
    (tx, line, now) => makeTicketForgetStore(tx).forgetLine(line, now),
    (tx, line, now) => makeApplicationForgetStore(tx).forgetLine(line, now),
    (tx, line) => makeSuspensionStore(tx).forgetLine(line),
    (tx, line) => makeWatchStore(tx).forgetLine(line),
    (tx, line) => makeMemberStore(tx).forgetLine(line),
    (tx, line) => makeFulfilmentStore(tx).forgetLine(line),
    (tx, line) => makeVoucherEndStore(tx).forgetLine(line),
    noteChangedHands,
    makeEndRecalls(queueSms),
    endAllSubscriptions,
    leaveLine,
    (tx, line, now) => makeHistoryStore(tx).startAt(line, now),
    (tx, line, now) => makeSmsStore(tx).forgetLine(line, now),
  ],
  begin: openLine,
})
