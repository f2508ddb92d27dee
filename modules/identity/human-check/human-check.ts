import { randomBytes, randomInt } from 'node:crypto'
import { createChallenge, verifySolution } from 'altcha-lib/v1'
import type { ResultOf } from '#contracts/call.ts'
import { CAPTCHA_TYPES, type CaptchaType, type getCaptcha, type validateCaptcha } from '#contracts/captcha.ts'
import type { Cache } from '#platform/cache/cache.ts'
import type { Clock } from '#platform/clock/clock.ts'
import type { Database } from '#platform/db/database.ts'
import { ok, refused, type Answer, type Refused } from '#platform/errors/answer.ts'
import * as z from 'zod'
import { makeAddressLimits } from '#platform/limits/address-limits.ts'
import { drawLetters } from './draw-letters.ts'
import { LETTERS } from './letter-shapes.ts'
import { makeCheckPressure } from './pressure.ts'
import { makeSeal } from './seal.ts'
import { makeSpendOnce } from './spend-once.ts'
import { FAILURES_TO_SLOW, workFor } from './work-for.ts'

type Deps = {
  readonly db: Database
  readonly cache: Cache
  readonly clock: Clock
  readonly keys: readonly Buffer[]
  readonly tag: (text: string) => string
  readonly onError: (error: Error) => void
}

/** `instead`: the check that this phone could not solve. */
export type CheckAsk = {
  readonly type: CaptchaType
  readonly address: string
  readonly instead?: string | undefined
}

export type HumanCheck = {
  ask(asked: CheckAsk): Promise<Answer<ResultOf<typeof getCaptcha>>>
  answer(
    captchaId: string,
    answer: string,
    address: string,
  ): Promise<Answer<ResultOf<typeof validateCaptcha>>>
  /** Makes the next checks of this address harder. */
  failed(address: string): void
  typeOf(captchaId: string): CaptchaType | null
  /** True the first time a valid token of this type is used. */
  spend(token: string, type: CaptchaType): Promise<boolean>
}

const ASKED_SECONDS = 120
const TOKEN_SECONDS = 300
const LETTER_COUNT = 5
/** How long the phone has to try before letters are offered, so that a program that reads letters waits too. */
export const LETTERS_AFTER_MS = 8_000
/** A tenth of the checks an address may request. */
const LETTERS_PER_ADDRESS = { most: 60, seconds: 600 }
/** The limit for an address that keeps failing. */
const SLOWED = { most: 60, seconds: 600 }

const type = z.enum(CAPTCHA_TYPES)
const Asked = z.object({
  use: z.literal('asked'),
  id: z.string(),
  type,
  at: z.number(),
  until: z.number(),
  letters: z.nullable(z.string()),
  work: z.string(),
})
const Passed = z.object({ use: z.literal('passed'), id: z.string(), type, until: z.number() })

const newId = (): string => randomBytes(16).toString('base64url')
const newLetters = (): string =>
  Array.from({ length: LETTER_COUNT }, () => LETTERS[randomInt(LETTERS.length)]).join('')

/** Nothing is stored until a solution is spent, so a flood of requests costs no memory. */
export function makeHumanCheck({ db, cache, clock, keys, tag, onError }: Deps): HumanCheck {
  const seal = makeSeal(keys)
  const pressure = makeCheckPressure({ cache, clock, tag, onError })
  const limitAddress = makeAddressLimits({ cache, clock, tag, onError })
  const hmacKeys = keys.map((key) => key.toString('hex'))
  const [hmacKey = ''] = hmacKeys
  const nowMs = () => clock.now().getTime()
  const spendOnce = makeSpendOnce({ db, cache, nowMs, onError })

  const open = <T extends { until: number }>(schema: z.ZodType<T>, sealed: string): T | null => {
    const opened = schema.safeParse(seal.open(sealed))
    return opened.success && opened.data.until > nowMs() ? opened.data : null
  }

  async function question(wanted: CaptchaType, letters: string | null, maxNumber: number) {
    const at = nowMs()
    const until = at + ASKED_SECONDS * 1000
    const made = await createChallenge({ hmacKey, maxNumber, expires: new Date(until) })
    const { challenge, salt, signature } = made
    const asked = { use: 'asked', id: newId(), type: wanted, at, until, letters, work: challenge }
    return {
      captchaId: seal.close(asked),
      proofOfWork: { algorithm: 'SHA-256' as const, challenge, salt, signature, maxNumber },
      image: letters && `data:image/png;base64,${drawLetters(letters).toString('base64')}`,
      expiresIn: ASKED_SECONDS,
    }
  }

  /** Once per abandoned check and after a wait; an unreadable picture is replaced at once. */
  async function earnLetters(type: CaptchaType, address: string, instead: string): Promise<Answer<string>> {
    const before = open(Asked, instead)
    if (!before || before.type !== type) return refused('CAPTCHA_INVALID')
    const waitMs = before.letters === null ? before.at + LETTERS_AFTER_MS - nowMs() : 0
    if (waitMs > 0) return tooSoon(waitMs)
    if (!(await spendOnce(`${before.id}-instead`, before.until))) return refused('CAPTCHA_INVALID')
    return (await limitAddress('letters', address, LETTERS_PER_ADDRESS)) ?? ok(newLetters())
  }

  return {
    async ask({ type: wanted, address, instead }) {
      const felt = await pressure.asked(address)
      if (felt.failures >= FAILURES_TO_SLOW) {
        const slowed = await limitAddress('slowed-checks', address, SLOWED)
        if (slowed) return slowed
      }
      const earned = instead === undefined ? null : await earnLetters(wanted, address, instead)
      if (earned && !earned.ok) return earned
      const letters = earned?.value ?? null
      return ok(await question(wanted, letters, workFor(felt)))
    },

    failed: pressure.failed,
    typeOf: (captchaId) => open(Asked, captchaId)?.type ?? null,

    async answer(captchaId, answer, address) {
      const asked = open(Asked, captchaId)
      if (!asked || !(await spendOnce(asked.id, asked.until))) return refused('CAPTCHA_INVALID')
      const right =
        answer.length > LETTER_COUNT * 2
          ? await worked(answer, asked.work, hmacKeys)
          : typed(answer, asked.letters)
      if (!right) {
        pressure.failed(address)
        return refused('CAPTCHA_INVALID')
      }
      const until = nowMs() + TOKEN_SECONDS * 1000
      const captchaToken = seal.close({ use: 'passed', id: newId(), type: asked.type, until })
      return ok({ captchaToken, expiresIn: TOKEN_SECONDS })
    },

    async spend(token, wanted) {
      const passed = open(Passed, token)
      return passed !== null && passed.type === wanted && spendOnce(passed.id, passed.until)
    },
  }
}

function tooSoon(waitMs: number): Refused {
  const n = Math.ceil(waitMs / 1000)
  return refused('RATE_LIMITED', { retryAfterSec: n, slots: { n } })
}

const typed = (answer: string, letters: string | null): boolean =>
  letters !== null && answer.replaceAll(' ', '').toUpperCase() === letters

/** A solution counts only for the challenge it was made for. */
async function worked(answer: string, challenge: string, hmacKeys: readonly string[]): Promise<boolean> {
  try {
    const solution = JSON.parse(Buffer.from(answer, 'base64').toString('utf8')) as { challenge?: unknown }
    if (solution.challenge !== challenge) return false
    const verdicts = await Promise.all(hmacKeys.map((key) => verifySolution(answer, key)))
    return verdicts.includes(true)
  } catch {
    return false
  }
}
