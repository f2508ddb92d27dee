import { randomBytes, randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import { maskMsisdn } from '#contracts/msisdn.ts'
import { receiptNo } from '#contracts/receipt-no.ts'
import { newKey, type Person } from '../value/site.ts'
import type { WalkSite } from '../walks/walk-site.ts'
import { Caller } from './caller.ts'
import { PRICE } from './shop.ts'

/** What the number's next holder must never read. */
export type OldFacts = {
  readonly words: readonly string[]
  readonly moves: readonly string[]
  readonly asks: readonly string[]
  readonly passkeys: readonly string[]
  readonly other: string
}

const codesMayBeSentAgain = ({ db }: WalkSite, number: string) =>
  sql`update otp_challenge set created_at = 'epoch' where number = ${number}`.execute(db)

/** What two lines do with each other, using the codes their own phones get. */
function makeDoings(site: WalkSite, message: string) {
  const buy = async (caller: Caller, product: string, autoRenew: boolean) => {
    const body = { expectedPrice: PRICE, acceptOverlap: true, autoRenew }
    const key = newKey()
    await caller.must('POST', `/gw/vas-package/${product}/register`, body, key)
    return key
  }
  const asked = async (caller: Caller, who: Person, url: string, body: object) => {
    await codesMayBeSentAgain(site, who.number)
    const { transferId } = await caller.must<{ transferId: string }>('POST', url, body)
    return { transferId, otp: site.codeOf(who.number) }
  }
  const gift = (caller: Caller, who: Person, to: Person) =>
    asked(caller, who, '/gw/v2/vas-package/GIVEN/request-gift', {
      receiver: to.number,
      expectedPrice: PRICE,
      message,
    })
  const give = async (caller: Caller, who: Person, to: Person) => {
    const body = await gift(caller, who, to)
    await caller.must('POST', '/gw/v2/vas-package/GIVEN/gift', body)
    return body.transferId
  }
  const share = async (caller: Caller, who: Person, to: Person) => {
    const wanted = { receiver: to.number, amount: 100, expectedFee: 50, message }
    const body = await asked(caller, who, '/gw/v2/data-share/request', wanted)
    await caller.must('POST', '/gw/v2/data-share/confirm', body)
    return body.transferId
  }
  return { buy, gift, give, share }
}

/** A holder who did everything possible, with another line that did the same to it. */
export async function liveThere(site: WalkSite, own: Person, other: Person): Promise<OldFacts> {
  const [me, friend] = [new Caller(site, own.token), new Caller(site, other.token)]
  const mark = randomBytes(6).toString('hex')
  const words = ['name', 'nick', 'note', 'wish'].map((word) => `${word}-${mark}`)
  const [name = '', nickname, message = '', wish] = words
  await sql`update account set display_name = ${name}, full_name = ${name} where number = ${own.number}`.execute(
    site.db,
  )
  const { buy, gift, give, share } = makeDoings(site, message)

  const moves = [
    await buy(me, 'DAILY', true),
    await buy(me, 'SHARED', false),
    await buy(friend, 'SHARED', false),
  ]
  moves.push(await give(me, own, other), await give(friend, other, own))
  moves.push(await share(me, own, other), await share(friend, other, own))
  await me.must('POST', `/gw/me/shares/${moves[5]}/recall`, {})
  await friend.must('POST', `/gw/me/shares/${moves[6]}/recall`, {})
  const undone = await buy(me, 'GIVEN', false)
  await me.must('DELETE', `/gw/vas-package/subscription/${undone}`, { mode: 'UNDO' })
  await me.must('POST', '/gw/me/recipients', { msisdn: other.number, nickname })
  const { askId } = await me.must<{ askId: string }>('POST', '/gw/me/share-asks', {
    giver: other.number,
    kind: 'DATA',
    amount: 100,
    message: wish,
  })
  await me.must('POST', '/gw/me/gift-policy', { acceptGifts: 'SAVED_ONLY' })
  const passkeyId = await aPasskey(site, own)
  // Left open when the number changes hands: waiting for a code on either side, and waiting for the core.
  const waiting = [await gift(me, own, other), await gift(friend, other, own)]
  site.goWrong(own.number, 'SILENT_AFTER_EFFECT')
  const silent = newKey()
  await me.ask(
    'POST',
    '/gw/vas-package/SHARED/register',
    { expectedPrice: PRICE, acceptOverlap: true },
    silent,
  )
  await me.must('GET', '/gw/account-detail/individual/account-main')
  const all = [...moves, undone, silent, ...waiting.map(({ transferId }) => transferId)]
  return {
    words: [...words, ...all, ...all.map(receiptNo), askId, maskMsisdn(other.number), other.number.slice(2)],
    moves: all,
    asks: [askId],
    passkeys: [passkeyId],
    other: other.number,
  }
}

async function aPasskey({ db }: WalkSite, { number }: Person): Promise<string> {
  const id = randomUUID()
  await sql`insert into passkey (id, account_id, public_key, sign_count, transports, added_at)
    select ${id}, id, '', 0, '{}', now() from account where number = ${number}`.execute(db)
  return id
}
