import { createHash } from 'node:crypto'
import type { FastifyInstance } from 'fastify'
import { getCaptcha, validateCaptcha, type ProofOfWork } from '#contracts/captcha.ts'
import { requestOtp, signedRequest, validateOtp } from '#contracts/identity.ts'
import { identityRoutes } from '#modules/identity/index.ts'
import { aBrowserKey } from '#modules/identity/test-browser.ts'
import { makeServer } from '#platform/http/make-server.ts'
import { urlOf } from '#platform/http/serve.ts'
import { makeLogger } from '#platform/log/logger.ts'
import { askPaid, inParallel, numberAt, withIdentity, type Site } from './identity/identity-site.ts'
import type { Count, Fault, Size } from './fault.ts'

const LINES: Record<Size, number> = { ci: 8, full: 100 }
const STRANGERS = 500
/** Each round: a code for the line, three guesses that know only the number, three with its id. After 50 guesses codes are locked. */
const ROUNDS = 18
const OFF_AFTER = 50
const WIDTH = 16

type Browser = ReturnType<typeof aBrowserKey>
type Answered = { code: string; result: Record<string, never> }

/** From one of the strangers' addresses, or from an owner's. */
const caller = (app: FastifyInstance) => async (address: string, url: string, payload?: object) => {
  const answer = await app.inject({
    method: payload ? 'POST' : 'GET',
    url,
    headers: { 'x-client': app.clientName, 'x-forwarded-for': address },
    ...(payload && { payload }),
  })
  return answer.json<Answered>()
}
type Call = ReturnType<typeof caller>

const strangerAt = (place: number): string =>
  `198.${51 + Math.floor((place % STRANGERS) / 250)}.100.${place % 250}`

/** Only moves time: everything the database counts per day becomes a day older. */
const A_DAY_LATER = `
  with older as (update otp_challenge set created_at = created_at - interval '25 hours' where number = $1)
  update otp_number set failed_at = array(select f - interval '25 hours' from unnest(failed_at) f) where number = $1`

const wrongFor = (site: Site, number: string) =>
  site.codeOf(number).startsWith('0') ? '10000000' : '00000000'

/** Days pass between guesses, so that no wait limits them. */
async function attackLine(site: Site, call: Call, place: number): Promise<number> {
  const number = numberAt(place)
  let guesses = 0
  for (let round = 0; round < ROUNDS; round += 1) {
    const asked = await askPaid(site, number)
    const challengeId = asked.ok ? asked.value.challengeId : '0'.repeat(32)
    for (const more of [{}, {}, {}, { challengeId }, { challengeId }, { challengeId }]) {
      const own = guesses % 2 === 0 ? { device: aBrowserKey()(challengeId) } : {}
      const password = wrongFor(site, number).slice(0, asked.ok ? asked.value.codeLength : 6)
      const payload = { phoneNumber: number, version: '8.1', password, ...own, ...more }
      await call(strangerAt(place * 31 + guesses), urlOf(validateOtp), payload)
      guesses += 1
      await site.query(A_DAY_LATER, [number])
    }
  }
  return guesses
}

async function firstSignIn(site: Site, number: string): Promise<Browser> {
  const prove = aBrowserKey()
  const asked = await askPaid(site, number)
  if (!asked.ok) throw new Error(`an owner gets no first code: ${asked.code}`)
  const { challengeId } = asked.value
  const login = { phoneNumber: number, version: '8.1', password: site.codeOf(number), challengeId }
  const opened = await site.identity.signIn({ ...login, device: prove(challengeId) }, 'en')
  if (!opened.ok) throw new Error(`an owner does not get in at all: ${opened.code}`)
  return prove
}

function solve({ challenge, salt, signature, algorithm, maxNumber }: ProofOfWork): string {
  const isIt = (number: number) => createHash('sha256').update(`${salt}${number}`).digest('hex') === challenge
  let number = 0
  while (number < maxNumber && !isIt(number)) number += 1
  return Buffer.from(JSON.stringify({ algorithm, challenge, number, salt, signature })).toString('base64')
}

/** The owner's page: requests as a known browser, and solves the human check when asked. */
async function ownerSignsIn(site: Site, call: Call, place: number, prove: Browser): Promise<boolean> {
  const number = numberAt(place)
  const address = `203.0.113.${place}`
  const ask = (more: object) => {
    const at = new Date().toISOString()
    const device = { ...prove(signedRequest(number, at)), at }
    return call(address, urlOf(requestOtp), { phoneNumber: number, device, ...more })
  }
  let asked = await ask({})
  if (asked.code === 'CAPTCHA_REQUIRED') {
    const check = (await call(address, `${urlOf(getCaptcha)}?type=LOGIN`)).result as unknown as {
      captchaId: string
      proofOfWork: ProofOfWork
    }
    const answer = { captchaId: check.captchaId, answer: solve(check.proofOfWork) }
    const passed = (await call(address, urlOf(validateCaptcha), answer)).result as unknown as {
      captchaToken: string
    }
    asked = await ask({ captchaToken: passed.captchaToken })
  }
  const { challengeId = '' } = (asked.result ?? {}) as { challengeId?: string }
  const password = site.codeOf(number)
  const login = { phoneNumber: number, version: '8.1', password, challengeId, device: prove(challengeId) }
  return (await call(address, urlOf(validateOtp), login)).code === 'SUCCESS'
}

/** Strangers attack lines whose owners have signed in before; during the attack the owners sign in. */
const lockOut =
  (weaken: string) =>
  (size: Size): Promise<Count> =>
    withIdentity(
      async (site) => {
        const app = makeServer({
          log: makeLogger({ level: 'silent', process: 'fault' }),
          trustedProxies: ['loopback'],
        })
        identityRoutes(app, site.identity)
        const call = caller(app)
        const owners: Browser[] = []
        for (let place = 0; place < LINES[size]; place += 1)
          owners.push(await firstSignIn(site, numberAt(place)))
        await site.query(`update otp_challenge set created_at = created_at - interval '25 hours'`)
        let tried = 0
        await inParallel(LINES[size], WIDTH, async (place) => {
          const guesses = await attackLine(site, call, place)
          tried += guesses
        })
        const { rows } = await site.query('select min(consecutive)::int as least from otp_number')
        const { least } = rows[0] as { least: number }
        if (least < OFF_AFTER) throw new Error(`a line had only ${least} failures: the attack is too weak`)
        let lockedOut = 0
        await Promise.all([
          inParallel(LINES[size], WIDTH / 2, async (place) => {
            for (let guess = 0; guess < 6; guess += 1, tried += 1) {
              const payload = { phoneNumber: numberAt(place), version: '8.1', password: '00000000' }
              await call(strangerAt(place * 7 + guess), urlOf(validateOtp), payload)
            }
          }),
          inParallel(LINES[size], WIDTH / 2, async (place) => {
            const prove = owners[place]
            if (!prove || !(await ownerSignsIn(site, call, place, prove))) lockedOut += 1
          }),
        ])
        await app.close()
        return { tried, bad: lockedOut }
      },
      { weaken },
    )

/** No browser is ever recognised. */
const NO_KNOWN_BROWSER = `
  create function forget_browser() returns trigger language plpgsql as $$ begin return null; end $$;
  create trigger forget_browser before insert on device_key for each row execute function forget_browser();`

export const faults: readonly Fault[] = [
  // The small size already shows what goes wrong.
  {
    name: 'identity.lock-out',
    bar: 0,
    attack: lockOut(''),
    control: () => lockOut(NO_KNOWN_BROWSER)('ci'),
  },
]
