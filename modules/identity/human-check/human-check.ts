import { randomBytes, randomInt } from 'node:crypto'
import { createChallenge, verifySolution } from 'altcha-lib/v1'
import type { ResultOf } from '#contracts/call.ts'
import { CAPTCHA_TYPES, type CaptchaType, type getCaptcha, type validateCaptcha } from '#contracts/captcha.ts'
import type { Cache } from '#platform/cache/cache.ts'
import { cacheKey } from '#platform/cache/keys.ts'
import type { Clock } from '#platform/clock/clock.ts'
import type { Database } from '#platform/db/database.ts'
import { ok, refused, type Answer } from '#platform/errors/answer.ts'
import * as z from 'zod'
import { drawLetters } from './draw-letters.ts'
import { LETTERS } from './letter-shapes.ts'
import { makeSeal } from './seal.ts'
import { makeSpentStore } from './spent-store.ts'

type Deps = {
  readonly db: Database
  readonly cache: Cache
  readonly clock: Clock
  readonly key: Buffer
  readonly onError: (error: Error) => void
}

export type HumanCheck = {
  ask(type: CaptchaType): Promise<ResultOf<typeof getCaptcha>>
  answer(captchaId: string, answer: string): Promise<Answer<ResultOf<typeof validateCaptcha>>>
  typeOf(captchaId: string): CaptchaType | null
  /** True once for a token of this kind. */
  spend(token: string, type: CaptchaType): Promise<boolean>
}

const ASKED_SECONDS = 120
const TOKEN_SECONDS = 300
const LETTER_COUNT = 5
/** 18 bits: under a second on a cheap phone, weeks of a processor for a million codes. */
export const WORK_MAX_NUMBER = 2 ** 18

const type = z.enum(CAPTCHA_TYPES)
const Asked = z.object({
  use: z.literal('asked'),
  id: z.string(),
  type,
  until: z.number(),
  letters: z.string(),
  work: z.string(),
})
const Passed = z.object({ use: z.literal('passed'), id: z.string(), type, until: z.number() })

const newId = (): string => randomBytes(16).toString('base64url')
const newLetters = (): string =>
  Array.from({ length: LETTER_COUNT }, () => LETTERS[randomInt(LETTERS.length)]).join('')

/** Nothing is stored until something is spent: a flood of questions costs us no memory. */
export function makeHumanCheck({ db, cache, clock, key, onError }: Deps): HumanCheck {
  const seal = makeSeal(key)
  const spent = makeSpentStore(db)
  const hmacKey = key.toString('hex')
  const nowMs = () => clock.now().getTime()

  /** One process or another hears of it first; without Redis the database decides. */
  async function spendOnce(id: string, until: number): Promise<boolean> {
    const script = `return redis.call('SET', KEYS[1], '1', 'NX', 'PX', ARGV[1]) and 1 or 0`
    try {
      return (await cache.run(script, [cacheKey('human-check', id)], [Math.max(1, until - nowMs())])) === 1
    } catch (error) {
      onError(error as Error)
      return spent.spend(id, new Date(until))
    }
  }

  const open = <T extends { until: number }>(schema: z.ZodType<T>, sealed: string): T | null => {
    const opened = schema.safeParse(seal.open(sealed))
    return opened.success && opened.data.until > nowMs() ? opened.data : null
  }

  return {
    async ask(wanted) {
      const until = nowMs() + ASKED_SECONDS * 1000
      const work = await createChallenge({ hmacKey, maxNumber: WORK_MAX_NUMBER, expires: new Date(until) })
      const letters = newLetters()
      return {
        captchaId: seal.close({
          use: 'asked',
          id: newId(),
          type: wanted,
          until,
          letters,
          work: work.challenge,
        }),
        proofOfWork: {
          algorithm: 'SHA-256',
          challenge: work.challenge,
          salt: work.salt,
          signature: work.signature,
          maxNumber: WORK_MAX_NUMBER,
        },
        image: `data:image/png;base64,${drawLetters(letters).toString('base64')}`,
        expiresIn: ASKED_SECONDS,
      }
    },

    typeOf: (captchaId) => open(Asked, captchaId)?.type ?? null,

    async answer(captchaId, answer) {
      const asked = open(Asked, captchaId)
      if (!asked || !(await spendOnce(asked.id, asked.until))) return refused('CAPTCHA_INVALID')
      const right =
        answer.length > LETTER_COUNT * 2
          ? await worked(answer, asked.work, hmacKey)
          : typed(answer, asked.letters)
      if (!right) return refused('CAPTCHA_INVALID')
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

const typed = (answer: string, letters: string): boolean =>
  answer.replaceAll(' ', '').toUpperCase() === letters

/** A solution is accepted only for the question it was made for. */
async function worked(answer: string, challenge: string, hmacKey: string): Promise<boolean> {
  try {
    const solution = JSON.parse(Buffer.from(answer, 'base64').toString('utf8')) as { challenge?: unknown }
    return solution.challenge === challenge && (await verifySolution(answer, hmacKey))
  } catch {
    return false
  }
}
