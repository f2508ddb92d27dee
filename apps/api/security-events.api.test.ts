import { randomInt, randomUUID } from 'node:crypto'
import { beforeAll, describe, expect, it } from 'vitest'
import { SECURITY_EVENTS } from '#platform/security/security-event.ts'
import type { SecurityLine } from '#platform/security/security-log.ts'
import { shopOf, type Person } from './test-shop.ts'
import { numberTag, valueApp, type ValueApp } from './test-value-app.ts'

let site: ValueApp
const shop = shopOf(() => site)
beforeAll(async () => {
  site = await valueApp()
})

const DAY_MS = 86_400_000
const linesOf = ({ number }: Person) =>
  site.written
    .map((line) => JSON.parse(line) as SecurityLine)
    .filter(({ subject }) => subject === numberTag(number))
const noted = (who: Person) =>
  linesOf(who).map(({ event, outcome, what }) => [event, outcome, what].filter(Boolean).join(' '))
const call = (who: Person, method: 'GET' | 'POST' | 'DELETE', path: string, payload?: object) =>
  site.inject(method, `/gw/${path}`, { token: who.token, ...(payload && { payload }) })

async function proof(who: Person, path: string, payload?: object) {
  await shop.letCodesBeSentAgain()
  const { result } = await call(who, 'POST', path, payload)
  return { ...(result as unknown as { challengeId: string }), otp: shop.code() }
}
const unknown = () => `9596${randomInt(5e7, 1e8 - 1)}`

describe('security events', () => {
  it('a file of all data, and without a proof none', async () => {
    const ann = await site.person(0)
    await call(ann, 'POST', 'me/export', {})
    const exported = { proof: await proof(ann, 'me/proof/code', { purpose: 'EXPORT' }) }
    const headers = { authorization: `Bearer ${ann.token}`, 'x-client': site.app.clientName }
    await site.app.inject({ method: 'POST', url: '/gw/me/export', headers, payload: exported })
    expect(noted(ann).slice(-3)).toEqual([
      'PROOF_FAILED PROOF_REQUIRED exportOwnData',
      'CODE_SENT DONE EXPORT',
      'EXPORT DONE',
    ])
  })

  it('the end of an account: planned, taken back, planned and done', async () => {
    const ann = await site.person(0)
    await call(ann, 'POST', 'me/delete', await proof(ann, 'me/delete/code'))
    await call(ann, 'DELETE', 'me/delete')
    await call(ann, 'POST', 'me/delete', await proof(ann, 'me/delete/code'))
    site.clock.forward(8 * DAY_MS)
    await site.endAccounts()
    expect(noted(ann).filter((line) => /DELETION|ENDED/.test(line))).toEqual([
      'DELETION DONE PLANNED',
      'DELETION DONE TAKEN_BACK',
      'DELETION DONE PLANNED',
      'SESSION_ENDED DONE ACCOUNT_ENDED',
      'DELETION DONE DONE',
    ])
  })

  it('another SIM', async () => {
    const ann = await site.person(0)
    const at = site.clock.now()
    await site.lineEvent({ eventId: randomUUID(), number: ann.number, what: 'SIM_CHANGED', at })
    expect(noted(ann).slice(-2)).toEqual([
      'SESSION_ENDED DONE SIM_CHANGED',
      'CREDENTIALS_REMOVED DONE SIM_CHANGED',
    ])
  })

  it('numbers of others: a line that is not the own, a receiver that cannot, one too many', async () => {
    const [ann, bob] = [await site.person(9_000), await site.person(0)]
    await call(ann, 'GET', `account-detail/individual/account-main?phoneNumber=${bob.number}`)
    for (let turn = 0; turn < 6; turn += 1) {
      await shop.letCodesBeSentAgain()
      await shop.requestGift(ann, unknown())
    }
    const crossed = noted(ann).filter((line) => line.startsWith('CROSS'))
    expect(crossed).toEqual([
      'CROSS_NUMBER_REFUSED FORBIDDEN accountMain',
      ...Array.from({ length: 5 }, () => 'CROSS_NUMBER_REFUSED RECIPIENT_INELIGIBLE requestGift'),
      'CROSS_NUMBER_REFUSED RECIPIENTS_LIMIT requestGift',
    ])
    expect(noted(bob)).not.toContainEqual(expect.stringContaining('CROSS'))
  })

  it('a wrong code for a gift', async () => {
    const ann = await site.person(9_000)
    const id = shop.transferOf(await shop.requestGift(ann, await site.stranger()))
    await shop.giveGift(ann, id, shop.code() === '000000' ? '000001' : '000000')
    expect(noted(ann).slice(-2)).toEqual(['CODE_SENT DONE GIFT', 'PROOF_FAILED OTP_INVALID giveGift'])
  })

  it('a number that staff pardon: codes work again, and who and why are written down', async () => {
    const ann = await site.person(0)
    const off = { number: ann.number, consecutive: 50, off_since: new Date(), failed_at: [new Date()] }
    await site.db
      .insertInto('otp_number')
      .values(off)
      .onConflict((same) => same.column('number').doUpdateSet(off))
      .execute()
    await shop.letCodesBeSentAgain()
    const ask = () => site.inject('POST', '/gw/authen/otp/get-otp', { payload: { phoneNumber: ann.number } })
    expect(await ask()).toMatchObject({ code: 'OTP_OFF' })
    await site.pardon({ number: ann.number, who: 'Ma Hla', why: 'showed the SIM in shop 12' })
    expect(await ask()).toMatchObject({ code: 'SUCCESS' })
    const row = { line: ann.number, who: 'Ma Hla', why: 'showed the SIM in shop 12' }
    expect(await site.db.selectFrom('number_pardon').selectAll().execute()).toMatchObject([row])
    await expect(site.db.updateTable('number_pardon').set({ why: 'other' }).execute()).rejects.toThrow(
      'append-only',
    )
    expect(linesOf(ann).findLast(({ event }) => event === 'NUMBER_PARDONED')).toMatchObject({ who: 'Ma Hla' })
  })

  it('no line of all these holds a number, a code, a token or an address in the clear', () => {
    const text = site.written.join('\n')
    const sent = site.inbox.flatMap(({ to, slots }) => [to, `0${to.slice(2)}`, slots['code'] ?? ''])
    const found = sent.filter(
      (secret) => secret && new RegExp(`(?<![\\w.:-])${secret}(?![\\w.:-])`).test(text),
    )
    expect(site.written.length).toBeGreaterThan(40)
    expect(found).toEqual([])
    expect(text).not.toMatch(/(?<![\w-])(?:95|0)9\d{7,9}(?![\w-])/)
    expect(text).not.toMatch(/\b10\.\d{1,3}\.\d{1,3}\.\d{1,3}\b/)
    // Control: this pattern finds a number.
    expect(`${text} ${sent[0]}`).toMatch(/(?<![\w-])(?:95|0)9\d{7,9}(?![\w-])/)
    for (const line of site.written)
      expect(Object.keys(SECURITY_EVENTS)).toContain((JSON.parse(line) as SecurityLine).event)
  })
})
