import { randomBytes } from 'node:crypto'
import { sql } from 'kysely'
import { logout } from '#contracts/identity.ts'
import { STANDARD_RULES } from '#modules/rules/rules.builder.ts'
import { ok } from '#platform/errors/answer.ts'
import { urlOf } from '#platform/http/serve.ts'
import type { Count, Fault, Size } from './fault.ts'
import { SHOP_OF_GOODS } from './stolen/goods.ts'
import { Thief } from './stolen/thief.ts'
import { mainBalance, makePersons, type Person } from './value/site.ts'
import { onBothWays, type Way } from './value/way.ts'
import { withWalkSite, type WalkSite } from './walks/walk-site.ts'

const VICTIMS: Record<Size, number> = { ci: 3, full: 100 }
const KYAT = 60_000

/** Disables counting what was spent without a code today. */
const NOTHING_COUNTS = [
  'alter function subscription_look rename to subscription_look_strictly',
  `create function subscription_look(p_line text, p_product text, p_now timestamptz, p_since timestamptz) returns jsonb
     language sql as $$ select subscription_look_strictly(p_line, p_product, p_now, p_since) || '{"spentKyat": 0}' $$`,
]

async function ownPasskey({ db }: WalkSite, { number }: Person): Promise<string> {
  const id = randomBytes(16).toString('base64url')
  await sql`insert into passkey (id, account_id, public_key, sign_count, transports, added_at)
    select ${id}, id, '', 0, '{}', now() from account where number = ${number}`.execute(db)
  return id
}

type Left = { passkeys: number; own: number; device_keys: number; deletions: number }

async function left({ db }: WalkSite, { number }: Person, passkeyId: string): Promise<Left> {
  const { rows } = await sql<Left>`select
      (select count(*)::int from passkey p where p.account_id = a.id and p.id <> ${passkeyId}) as passkeys,
      (select count(*)::int from passkey p where p.account_id = a.id and p.id = ${passkeyId}) as own,
      (select count(*)::int from device_key d where d.account_id = a.id) as device_keys,
      (select count(*)::int from account_deletion x where x.account_id = a.id) as deletions
    from account a where a.number = ${number}`.execute(db)
  return rows[0] ?? { passkeys: 0, own: 0, device_keys: 0, deletions: 1 }
}

async function rob(site: WalkSite, owner: Person): Promise<Count> {
  const passkeyId = await ownPasskey(site, owner)
  const thief = new Thief(site, owner.token)
  await thief.makePasskey()
  await thief.buyAll()
  await thief.everyCall(passkeyId)
  const spent = KYAT - (await mainBalance(site.db, owner.number))
  const facts = await left(site, owner, passkeyId)
  const headers = { 'x-client': site.app.clientName, authorization: `Bearer ${owner.token}` }
  const removed = await thief.removeAll()
  await site.app.inject({ method: 'POST', url: urlOf(logout), headers, payload: { allDevices: true } })
  const isStillIn = await thief.isStillIn()
  const wrong = [
    facts.passkeys > 0,
    facts.own !== 1,
    facts.device_keys > 0,
    facts.deletions > 0,
    thief.files > 0,
    spent > STANDARD_RULES['purchase.code'].aboveKyat,
    removed,
    isStillIn,
  ]
  return { tried: thief.tried, bad: wrong.filter(Boolean).length }
}

/**
 * A copied token used for every call, then the owner signs out everywhere. Bad: anything that survives, leaks or exceeds the day's sum.
 */
const robAll =
  (guarded: boolean) =>
  (victims: number, way: Way): Promise<Count> =>
    withWalkSite({ way, shop: SHOP_OF_GOODS, guardsOff: guarded ? [] : NOTHING_COUNTS }, async (site) => {
      if (!guarded) Object.assign(site.identity.proofs, { check: async () => ok(undefined) })
      const total = { tried: 0, bad: 0 }
      for (const owner of await makePersons(site.db, victims, KYAT)) {
        const { tried, bad } = await rob(site, owner)
        total.tried += tried
        total.bad += bad
      }
      return total
    })

const onBoth = (guarded: boolean) => (size: Size) => onBothWays(VICTIMS[size], robAll(guarded))

export const faults: readonly Fault[] = [
  { name: 'identity.stolen-token', bar: 0, attack: onBoth(true), control: onBoth(false) },
]
