import { deriveKeys, type CodeSms, type Purpose } from '#modules/identity/index.ts'
import { makeCodeStore } from '#modules/identity/code-store.ts'
import { hashPayload, macOf } from '#modules/identity/one-time-code.ts'
import { inParallel, numberAt, withIdentity, askPaid, type Site } from './identity/identity-site.ts'
import type { Count, Fault, Size } from './fault.ts'

const WIDTH = 12
const ROUNDS: Record<Size, number> = { ci: 20, full: 1_000 }
const CODES: Record<Size, number> = { ci: 100, full: 5_000 }
const AT_ONCE = 20

const recipient = '959697654321'
const PURPOSES: readonly { readonly purpose: Purpose; readonly sms: CodeSms }[] = [
  { purpose: 'LOGIN', sms: { template: 'login', slots: {} } },
  { purpose: 'SIGNUP', sms: { template: 'signup', slots: {} } },
  { purpose: 'GIFT', sms: { template: 'gift', slots: { package: 'D1', recipient, price: '1000' } } },
  {
    purpose: 'DATA_SHARE',
    sms: { template: 'shareData', slots: { amount: '100 MB', recipient, fee: '50' } },
  },
  { purpose: 'VOICE_SHARE', sms: { template: 'shareVoice', slots: { minutes: '5', recipient, fee: '30' } } },
  { purpose: 'POINT_EXCHANGE', sms: { template: 'exchange', slots: { points: '100', reward: 'D1' } } },
]
const PAYLOAD = '100 to 959697654321'
const ALTERED = '900 to 959697654321'

type Reuse = {
  readonly challengeId: string
  readonly number: string
  readonly purpose: Purpose
  readonly payload: string
  readonly code: string
}

/** A code of each purpose, tried for every purpose: for another one as it is, for its own with another payload. */
async function reuseAll(
  site: Site,
  size: Size,
  reuse: (site: Site, from: Purpose, to: Reuse) => Promise<boolean>,
): Promise<Count> {
  const pairs = PURPOSES.length ** 2
  let bad = 0
  await inParallel(ROUNDS[size] * PURPOSES.length, WIDTH, async (place) => {
    const number = numberAt(place)
    const { purpose, sms } = PURPOSES[place % PURPOSES.length] ?? {
      purpose: 'LOGIN',
      sms: { template: 'login', slots: {} },
    }
    const line = { state: 'ACTIVE', simChangedAt: null } as const
    const request = { number, purpose, payload: PAYLOAD, lang: 'en', sms, line, human: true } as const
    const issued = await site.db.transaction().execute((tx) => site.identity.codes.issue(tx, request))
    if (!issued.ok) throw new Error(`no code of ${purpose}: ${issued.code}`)
    const code = site.codeOf(number)
    for (const other of PURPOSES) {
      const payload = other.purpose === purpose ? ALTERED : PAYLOAD
      const again = { challengeId: issued.value.challengeId, number, purpose: other.purpose, payload, code }
      if (await reuse(site, purpose, again)) bad += 1
    }
  })
  return { tried: ROUNDS[size] * pairs, bad }
}

const crossPurpose = (size: Size): Promise<Count> =>
  withIdentity((site) =>
    reuseAll(site, size, async ({ db, identity }, _from, again) => {
      const answer = await db.transaction().execute((tx) => identity.codes.verify(tx, again))
      return answer.ok
    }),
  )

/** A service whose codes are bound to a number and nothing else. */
const unbound = (size: Size): Promise<Count> =>
  withIdentity((site) =>
    reuseAll(site, size, async ({ db, secret }, from, { challengeId, number, code }) => {
      const own = { challengeId, number, purpose: from, payloadHash: hashPayload(PAYLOAD) }
      const mac = macOf(deriveKeys(secret).code, own, code)
      return (await makeCodeStore(db).verify(own, mac, null)).outcome === 'RIGHT'
    }),
  )

/** One right code, twenty times at once: only one may succeed. */
const allAtOnce =
  (weaken: string) =>
  (size: Size): Promise<Count> =>
    withIdentity(
      async (site) => {
        let bad = 0
        await inParallel(CODES[size], 1, async (place) => {
          const number = numberAt(place)
          const asked = await askPaid(site, number)
          const challengeId = asked.ok ? asked.value.challengeId : ''
          const login = { phoneNumber: number, password: site.codeOf(number), version: '8.1', challengeId }
          const answers = await Promise.all(
            Array.from({ length: AT_ONCE }, () => site.identity.signIn(login, 'en')),
          )
          bad += Math.abs(answers.filter(({ ok }) => ok).length - 1)
        })
        return { tried: CODES[size] * AT_ONCE, bad }
      },
      { weaken },
    )

/** Reads first, writes later: what one writes without thinking of two taps. */
const LOOK_THEN_WRITE = `
  create or replace function otp_verify(p_id uuid, p_number text, p_purpose text, p_payload bytea, p_mac bytea, p_device bytea,
    out outcome text, out tries_left integer, out wait_seconds integer) language plpgsql as $$
  begin
    outcome := 'EXPIRED';
    if exists (select from otp_challenge where id = p_id and mac = p_mac and state = 'PENDING') then
      perform pg_sleep(0.002);
      update otp_challenge set state = 'USED' where id = p_id;
      outcome := 'RIGHT';
    end if;
  end $$;`

export const faults: readonly Fault[] = [
  { name: 'identity.cross-purpose', bar: 0, attack: crossPurpose, control: unbound },
  { name: 'identity.parallel-code', bar: 0, attack: allAtOnce(''), control: allAtOnce(LOOK_THEN_WRITE) },
]
