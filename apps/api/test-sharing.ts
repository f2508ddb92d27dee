import { sql } from 'kysely'
import { expect } from 'vitest'
import type { ShareInfo } from '#contracts/sharing.ts'
import type { ValueApp } from './test-value-app.ts'

export type Person = Awaited<ReturnType<ValueApp['person']>>

const PATHS = {
  DATA: ['/gw/v2/data-share/get-info', '/gw/v2/data-share/request', '/gw/v2/data-share/confirm'],
  BALANCE: ['/gw/v2/balance-share/get-info', '/gw/v2/balance-share/request', '/gw/v2/balance-share/confirm'],
  VOICE: ['/gw/voice-share/info', '/gw/voice-share/request-share-voice', '/gw/voice-share/share-voice'],
} as const
export type Kind = keyof typeof PATHS

export type Wanted = {
  kind?: Kind
  amount?: number
  fee?: number
  key?: string
  lang?: string
  named?: string
}

export const DAY_MS = 86_400_000

export const idOf = ({ result }: { result: unknown }) => (result as { transferId: string }).transferId

/** What people do who share, as calls. */
export function sharingOf(site: ValueApp) {
  const buy = (who: Person, product: string) =>
    site.inject('POST', `/gw/vas-package/${product}/register`, {
      token: who.token,
      key: site.newKey(),
      payload: { expectedPrice: 1_000, acceptOverlap: true },
    })

  /** A line old enough and with enough spending to share, with 1,024 MB and 100 minutes. */
  async function aGiver(products: readonly string[] = ['WEEK', 'TALK'], kyat = 10_000): Promise<Person> {
    const ann = await site.person(kyat)
    await sql`update ledger.line set spent_before = 3000 where number = ${ann.number}`.execute(site.db)
    for (const product of products) expect((await buy(ann, product)).status).toBe(200)
    return ann
  }

  const info = async (who: Person, kind: Kind = 'DATA') =>
    (await site.inject('GET', PATHS[kind][0], { token: who.token })).result as unknown as ShareInfo

  function ask(who: Person, receiver: string, wanted: Wanted = {}) {
    const { kind = 'DATA', amount = 500, fee = kind === 'DATA' ? 75 : 50, key = site.newKey() } = wanted
    const { named = who.number, lang = 'en' } = wanted
    return site.inject('POST', PATHS[kind][1], {
      token: who.token,
      key,
      lang,
      payload: { phoneNumber: named, receiver, amount, expectedFee: fee, message: 'For class' },
    })
  }

  const share = (who: Person, transferId: string, otp: string, kind: Kind = 'DATA') =>
    site.inject('POST', PATHS[kind][2], { token: who.token, payload: { transferId, otp } })

  const codeOf = (number: string) =>
    site.inbox.filter(({ to, slots }) => to === number && 'code' in slots).at(-1)?.slots['code'] ?? ''

  /** Pretends that the last code was sent two hours ago. */
  const codeWasEarlier = (number: string) =>
    sql`update otp_challenge set created_at = created_at - interval '2 hours' where number = ${number}`.execute(
      site.db,
    )

  async function shareNow(who: Person, receiver: string, wanted: Wanted = {}) {
    const asked = await ask(who, receiver, wanted)
    const answer =
      asked.status === 200 ? await share(who, idOf(asked), codeOf(who.number), wanted.kind) : asked
    await codeWasEarlier(who.number)
    return answer
  }

  return { aGiver, info, ask, share, codeOf, shareNow }
}

export type Sharing = ReturnType<typeof sharingOf>
