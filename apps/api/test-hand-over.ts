import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import { expect } from 'vitest'
import { sharingOf } from './test-sharing.ts'
import { shopOf, type Person } from './test-shop.ts'
import type { ValueApp } from './test-value-app.ts'
import type { LineEvent } from '#modules/identity/index.ts'

/** A number that changes hands, as functions for tests. */
export const handsOf = (site: () => ValueApp) => {
  const shop = shopOf(site)
  const tell = (number: string, what: LineEvent['what'], more: Partial<LineEvent> = {}) =>
    site().lineEvent({ eventId: randomUUID(), number, what, at: site().clock.now(), ...more })

  async function finish(): Promise<number> {
    site().clock.forward(3_000)
    return site().finishLineEvents()
  }

  async function mustSignIn(number: string): Promise<Person & { isNewUser: boolean }> {
    const person = await shop.signInAgain(number)
    if (!person) throw new Error('no code came')
    return person
  }

  return {
    tell,
    finish,
    mustSignIn,
    /** The whole hand-over: event, work, and the new holder signed in with a balance. */
    async reassign(number: string, kyat = 0): Promise<Person & { isNewUser: boolean }> {
      expect(await tell(number, 'REASSIGNED')).toBe('DONE')
      expect(await finish()).toBe(1)
      const person = await mustSignIn(number)
      const { core, newKey } = site()
      const order = { id: newKey(), line: number, unit: 'MMK', source: 'MAIN', validTo: null } as const
      if (kyat > 0) expect(await core.credit({ ...order, amount: kyat })).toMatchObject({ outcome: 'DONE' })
      return person
    },
    /** A passkey and a known browser, inserted as rows; other tests cover how they are made. */
    async withKeys({ number }: Person): Promise<void> {
      const { db } = site()
      await sql`insert into passkey (id, account_id, public_key, sign_count, transports, added_at)
        select ${randomUUID()}, id, '', 0, '{}', platform.now() from account where number = ${number}`.execute(
        db,
      )
      await sql`insert into device_key (account_id, thumbprint)
        select id, ${Buffer.alloc(32, 7)} from account where number = ${number}`.execute(db)
    },
    async keysOf(number: string): Promise<{ passkeys: number; devices: number; sessions: number }> {
      const { rows } = await sql<{ passkeys: number; devices: number; sessions: number }>`select
          (select count(*)::int from passkey p join account a on a.id = p.account_id where a.number = ${number}) as passkeys,
          (select count(*)::int from device_key d join account a on a.id = d.account_id where a.number = ${number}) as devices,
          (select count(*)::int from session s join account a on a.id = s.account_id
            where a.number = ${number} and s.revoked_at is null) as sessions`.execute(site().db)
      return rows[0] ?? { passkeys: -1, devices: -1, sessions: -1 }
    },
    get: (who: Person, path: string) => site().inject('GET', `/gw/me/${path}`, { token: who.token }),
    sharing: () => sharingOf(site()),
  }
}
