import { validateOtp } from '#contracts/identity.ts'
import { identityRoutes } from '#modules/identity/index.ts'
import type { LoginPayload } from '#modules/identity/sign-in.ts'
import { makeServer } from '#platform/http/make-server.ts'
import { urlOf } from '#platform/http/serve.ts'
import { makeLogger } from '#platform/log/logger.ts'
import { askPaid, inParallel, numberAt, withIdentity, type Site } from './identity/identity-site.ts'
import type { Count, Fault, Size } from './fault.ts'

const WIDTH = 24
const GUESSES: Record<Size, number> = { ci: 2_000, full: 1_000_000 }
const CHECKED_A_DAY = 10
const CYCLES: Record<Size, number> = { ci: 200, full: 10_000 }
const SPRAYED: Record<Size, number> = { ci: 11_000, full: 1_000_000 }
const SIX_DIGIT_BUDGET = 10_000

const digits = (place: number): string => String(place % 1_000_000).padStart(6, '0')
const guessAt = (site: Site, number: string, password: string, challengeId: string) =>
  site.identity.signIn({ phoneNumber: number, password, version: '8.1', challengeId }, 'en')

/** This many over HTTP; the rest directly to the use case, because the network's part is always the same. */
const OVER_HTTP = 20_000
const addressAt = (place: number): string => `198.51.100.${place % 200}`

/** From outside: one server, callers with many addresses. */
function overHttp({ identity }: Site) {
  const app = makeServer({
    log: makeLogger({ level: 'silent', process: 'fault' }),
    trustedProxies: ['loopback'],
    readSession: identity.sessions.read,
  })
  identityRoutes(app, identity)
  return async (address: string, login: object): Promise<string> => {
    const headers = { 'x-client': app.clientName, 'x-forwarded-for': address }
    const payload = { ...login, version: '8.1' }
    const answer = await app.inject({ method: 'POST', url: urlOf(validateOtp), headers, payload })
    return answer.json<{ code: string }>().code
  }
}

async function guessHere({ identity }: Site, login: Omit<LoginPayload, 'version'>): Promise<string> {
  const answer = await identity.signIn({ ...login, version: '8.1' }, 'en')
  return answer.ok ? 'SUCCESS' : answer.code
}

/** One number, all codes, by an attacker who also requests a new code whenever that is allowed. */
const guessAll =
  (weaken: string) =>
  (size: Size): Promise<Count> =>
    withIdentity(
      async (site) => {
        const number = numberAt(0)
        const tries = weaken ? Math.min(GUESSES[size], 20_000) : GUESSES[size]
        const guessFrom = overHttp(site)
        let challengeId = ''
        let accepted = 0
        let checked = 0
        const askAgain = async () => {
          const asked = await askPaid(site, number)
          if (asked.ok) challengeId = asked.value.challengeId
        }
        await askAgain()
        await inParallel(tries, WIDTH, async (place) => {
          if (place % 500 === 499) await askAgain()
          // The right code is tried too: an attacker may be lucky from the start.
          const password = place === tries - 1 ? site.codeOf(number) : digits(place)
          const login = { phoneNumber: number, password, challengeId }
          const said =
            place < OVER_HTTP ? await guessFrom(addressAt(place), login) : await guessHere(site, login)
          if (said === 'SUCCESS') accepted += 1
          else if (said === 'OTP_INVALID') checked += 1
        })
        // The third wrong guess of a code is answered "no longer valid"; the database counts them all.
        const { rows } = await site.query('select consecutive from otp_number')
        const counted = Math.max(
          checked,
          Number((rows[0] as { consecutive: number } | undefined)?.consecutive ?? 0),
        )
        return { tried: tries, bad: accepted + Math.max(0, counted - CHECKED_A_DAY) }
      },
      { weaken },
    )

const NO_NUMBER_LOCK = `
  create or replace function otp_guess_refusal(p_failed timestamptz[], p_consecutive integer, p_off boolean, p_at timestamptz,
    out outcome text, out wait_seconds integer) language plpgsql immutable as $$ begin return; end $$;
  create function forget_tries() returns trigger language plpgsql as $$
    begin new.tries := 0; if new.state = 'DEAD' then new.state := 'PENDING'; end if; return new; end $$;
  create trigger forget_tries before update on otp_challenge for each row execute function forget_tries();`

/** Bypasses the process's cache of locks, because days pass in the database here and not on its clock. */
const verifyAt = (site: Site, number: string, code: string, challengeId: string) =>
  site.db
    .transaction()
    .execute((tx) =>
      site.identity.codes.verify(tx, { challengeId, number, purpose: 'LOGIN', payload: '', code }),
    )

const A_DAY_LATER = `
  with older as (update otp_challenge set created_at = created_at - interval '25 hours' where number = $1)
  update otp_number set failed_at = array(select f - interval '25 hours' from unnest(failed_at) f) where number = $1`

async function failuresOf(site: Site, number: string): Promise<number> {
  const { rows } = await site.query('select consecutive from otp_number where number = $1', [number])
  return (rows[0] as { consecutive: number } | undefined)?.consecutive ?? 0
}

/** Three wrong guesses, a new code, and again; a day and an hour later each time, so that nothing else limits it. */
const resendAndGuess =
  (weaken: string) =>
  (size: Size): Promise<Count> =>
    withIdentity(
      async (site) => {
        const perNumber = 10
        let bad = 0
        let counted = 0
        await inParallel(CYCLES[size] / perNumber, WIDTH, async (place) => {
          const number = numberAt(place)
          let known = 0
          for (let cycle = 0; cycle < perNumber; cycle += 1) {
            const asked = await askPaid(site, number)
            if ((await failuresOf(site, number)) < known) bad += 1
            const challengeId = asked.ok ? asked.value.challengeId : '0'.repeat(32)
            const wrong = site.codeOf(number) === '000000' ? '000001' : '000000'
            for (let guess = 0; guess < 3; guess += 1) await verifyAt(site, number, wrong, challengeId)
            known = await failuresOf(site, number)
            await site.query(A_DAY_LATER, [number])
          }
          counted += known
        })
        if (!weaken && counted < CYCLES[size]) throw new Error(`only ${counted} guesses were checked`)
        return { tried: CYCLES[size], bad }
      },
      { weaken },
    )

const RESET_BY_RESEND = `
  create function reset_by_resend() returns trigger language plpgsql as $$
    begin update otp_number set consecutive = 0, failed_at = '{}' where number = new.number; return new; end $$;
  create trigger reset_by_resend after insert on otp_challenge for each row execute function reset_by_resend();`

/** The first ones through the whole product; the rest inside the database, by the two functions every code passes. */
const THROUGH_THE_PRODUCT = 12_000

/** One guess on each of very many numbers, with every human check solved. Six digits may be tried 10,000 times a day in all. */
const spray =
  (weaken: string) =>
  (size: Size): Promise<Count> =>
    withIdentity(
      async (site) => {
        const tries = weaken ? Math.min(SPRAYED[size], THROUGH_THE_PRODUCT) : SPRAYED[size]
        const first = await sprayProduct(site, Math.min(tries, THROUGH_THE_PRODUCT))
        const rest = await sprayFunctions(site, THROUGH_THE_PRODUCT, tries)
        const accepted = first.accepted + rest.accepted
        const sixDigits = first.sixDigits + rest.sixDigits
        return { tried: tries, bad: accepted + Math.max(0, sixDigits - SIX_DIGIT_BUDGET) }
      },
      { weaken },
    )

type Sprayed = { readonly accepted: number; readonly sixDigits: number }

async function sprayProduct(site: Site, tries: number): Promise<Sprayed> {
  let [accepted, sixDigits] = [0, 0]
  await inParallel(tries, WIDTH, async (place) => {
    const number = numberAt(place)
    const asked = await askPaid(site, number)
    if (!asked.ok) return
    const { challengeId, codeLength } = asked.value
    const password = digits(place * 7919).padStart(codeLength, '0')
    const answer = await guessAt(site, number, password, challengeId)
    if (answer.ok) accepted += 1
    else if (answer.code === 'OTP_INVALID' && codeLength === 6) sixDigits += 1
  })
  return { accepted, sixDigits }
}

const BATCH = 100
/** For each number of the batch a random code and a random guess. */
const SPRAY_BATCH = `
  create function spray_batch(p_from integer, p_count integer, out accepted integer, out six_digits integer)
  language plpgsql as $$
  declare
    id uuid; number text; issued record; verdict record; guess text;
    none constant bytea := sha256('');
  begin
    accepted := 0; six_digits := 0;
    for place in p_from .. p_from + p_count - 1 loop
      id := gen_random_uuid();
      number := '95969' || (1000000 + place);
      select * into issued from otp_issue(id, number, 'LOGIN', none,
        sha256(lpad(floor(random() * 1e6)::int::text, 6, '0')::bytea), sha256(lpad(floor(random() * 1e8)::int::text, 8, '0')::bytea),
        true, id, '{}', null);
      continue when issued.outcome <> 'SENT';
      guess := lpad(floor(random() * 10 ^ issued.digits)::int::text, issued.digits, '0');
      select * into verdict from otp_verify(id, number, 'LOGIN', none, sha256(guess::bytea), null);
      if verdict.outcome = 'RIGHT' then accepted := accepted + 1; end if;
      if verdict.outcome = 'WRONG' and issued.digits = 6 then six_digits := six_digits + 1; end if;
    end loop;
  end $$;`

async function sprayFunctions(site: Site, from: number, to: number): Promise<Sprayed> {
  let [accepted, sixDigits] = [0, 0]
  if (to <= from) return { accepted, sixDigits }
  await site.query(SPRAY_BATCH)
  await inParallel(Math.ceil((to - from) / BATCH), 1, async (batch) => {
    const start = from + batch * BATCH
    const { rows } = await site.query('select * from spray_batch($1, $2)', [
      start,
      Math.min(BATCH, to - start),
    ])
    const [row] = rows as { accepted: number; six_digits: number }[]
    accepted += row?.accepted ?? 0
    sixDigits += row?.six_digits ?? 0
  })
  return { accepted, sixDigits }
}

const NO_BUDGET = `create or replace function otp_high_risk() returns boolean language sql stable as $$ select false $$;`

export const faults: readonly Fault[] = [
  { name: 'identity.guess', bar: 0, attack: guessAll(''), control: guessAll(NO_NUMBER_LOCK) },
  {
    name: 'identity.resend-reset',
    bar: 0,
    attack: resendAndGuess(''),
    control: resendAndGuess(RESET_BY_RESEND),
  },
  { name: 'identity.spray', bar: 0, attack: spray(''), control: spray(NO_BUDGET) },
]
