import { beforeAll, describe, expect, it } from 'vitest'
import { maskMsisdn } from '#contracts/msisdn.ts'
import { receiptNo } from '#contracts/receipt-no.ts'
import { valueApp, type ValueApp } from '#apps/api/test-value-app.ts'
import { linksOf, qrOf } from '#apps/api/test-pdf.ts'

let site: ValueApp
beforeAll(async () => {
  site = await valueApp()
})

type Person = Awaited<ReturnType<ValueApp['person']>>

async function bought(who: Person): Promise<string> {
  const key = site.newKey()
  const payload = { expectedPrice: 1_000 }
  const answer = await site.inject('POST', '/gw/vas-package/WEEK/register', {
    token: who.token,
    key,
    payload,
  })
  expect(answer.code).toBe('SUCCESS')
  return receiptNo(key)
}

const fetchPdf = (who: Person | null, number: string, lang = 'en') =>
  site.app.inject({
    method: 'GET',
    url: `/gw/me/receipts/${number}.pdf`,
    headers: { 'accept-language': lang, ...(who && { authorization: `Bearer ${who.token}` }) },
  })

const MOST_BYTES = 60 * 1024

describe('a receipt as a file', () => {
  it.each(['en', 'MU'])(
    '%s: small, the same every time, and its code leads to the page that says it is ours',
    async (lang) => {
      const ann = await site.person(5_000)
      const number = await bought(ann)
      const first = await fetchPdf(ann, number, lang)
      expect(first.statusCode).toBe(200)
      expect(first.headers).toMatchObject({
        'content-type': 'application/pdf',
        'cache-control': 'no-store',
        'content-disposition': `attachment; filename="receipt-${number}.pdf"`,
      })
      expect(first.rawPayload.subarray(0, 5).toString()).toBe('%PDF-')
      expect(first.rawPayload.length).toBeLessThan(MOST_BYTES)
      const address = `http://localhost:8080/#/receipt/${number}`
      expect(qrOf(first.rawPayload)).toBe(address)
      expect(linksOf(first.rawPayload)).toEqual([address])
      expect((await fetchPdf(ann, number, lang)).rawPayload.equals(first.rawPayload)).toBe(true)
      const shown = await site.inject('GET', `/gw/receipts/${address.split('/').at(-1)}`, {})
      expect(shown.result).toMatchObject({ receiptNo: number, amount: 1_000, state: 'COMPLETED' })
      expect(shown.result).toMatchObject({ line: maskMsisdn(ann.number), recipient: null })
      expect(JSON.stringify(shown)).not.toContain(ann.number.slice(-7))
    },
  )

  it('is for its owner: nobody, somebody else and an unknown number get none', async () => {
    const [ann, bob] = [await site.person(5_000), await site.person(0)]
    const number = await bought(ann)
    expect((await fetchPdf(null, number)).statusCode).toBe(401)
    expect((await fetchPdf(bob, number)).json()).toMatchObject({ code: 'NOT_FOUND', result: null })
    expect((await fetchPdf(ann, receiptNo(site.newKey()))).statusCode).toBe(404)
    expect((await fetchPdf(ann, 'x')).statusCode).toBe(400)
  })

  it('there is none for what did not happen', async () => {
    const ann = await site.person(5_000)
    const key = site.newKey()
    site.goWrong('SILENT_BEFORE_EFFECT')
    const payload = { expectedPrice: 1_000 }
    await site.inject('POST', '/gw/vas-package/WEEK/register', { token: ann.token, key, payload })
    expect((await fetchPdf(ann, receiptNo(key))).statusCode).toBe(404)
    site.clock.forward(31_000)
    await site.reconcile()
    expect((await fetchPdf(ann, receiptNo(key))).statusCode).toBe(404)
  })

  it('both sides of a gift have one, each of their own', async () => {
    const [ann, bob] = [await site.person(5_000), await site.person(0)]
    const key = site.newKey()
    const asked = await site.inject('POST', '/gw/v2/vas-package/WEEK/request-gift', {
      token: ann.token,
      key,
      payload: { receiver: bob.number, expectedPrice: 1_000 },
    })
    const { transferId } = asked.result as unknown as { transferId: string }
    const otp = site.inbox.at(-1)?.slots['code'] ?? ''
    await site.inject('POST', '/gw/v2/vas-package/WEEK/gift', {
      token: ann.token,
      payload: { transferId, otp },
    })
    const [given, got] = [await fetchPdf(ann, receiptNo(key)), await fetchPdf(bob, receiptNo(key))]
    expect([given.statusCode, got.statusCode]).toEqual([200, 200])
    expect(given.rawPayload.equals(got.rawPayload)).toBe(false)
    const shown = await site.inject('GET', `/gw/receipts/${receiptNo(key)}`, {})
    expect(shown.result).toMatchObject({ line: maskMsisdn(ann.number), recipient: maskMsisdn(bob.number) })
    for (const { number } of [ann, bob]) expect(JSON.stringify(shown)).not.toContain(number.slice(-7))
  })
})
