import type { Clock } from '#platform/clock/clock.ts'
import type { Database } from '#platform/db/database.ts'
import type { DaySigner, SignedDay } from '#platform/security/day-signer.ts'
import { makeSealStore } from './seal-store.ts'

type Deps = { readonly db: Database; readonly clock: Clock; readonly signer: DaySigner }

const DAY_MS = 86_400_000
/**
 * An older day without a signature is reported instead of signed: otherwise somebody who can change the database could alter a day,
 * remove its signature and have it signed again.
 */
const SIGNED_WITHIN_MS = 35 * DAY_MS
const AT_ONCE = 1_000
/**
 * More days than an installation has in 100 years: the first time all are signed in one statement, otherwise the next check would report
 * the rest.
 */
const ALL = 40_000
const LOOK_AGAIN_MS = 20 * 3_600_000

export type Signed = {
  readonly seals: readonly SignedDay[]
  /** True when no day had a signature: the first start with a key, or somebody removed them all. */
  readonly first: boolean
}

/** Signs new seals and verifies earlier signatures. */
export function makeSignSeals({ db, clock, signer }: Deps) {
  const store = makeSealStore(db)
  let looked: { from: string | null; at: number } = { from: null, at: -Infinity }

  return {
    /** Null when there is nothing to sign. */
    async sign(): Promise<Signed | null> {
      const first = !(await store.isAnySigned())
      const since = first ? null : new Date(clock.now().getTime() - SIGNED_WITHIN_MS)
      const seals = (await store.unsigned(since, first ? ALL : AT_ONCE)).map((seal) => signer.sign(seal))
      if (seals.length === 0) return null
      await store.sign(seals)
      return { seals, first }
    },

    /** The next days of the round; null when the last round is less than a day old. */
    async look(): Promise<number | null> {
      const now = clock.now().getTime()
      if (looked.from === null && now - looked.at < LOOK_AGAIN_MS) return null
      const seals = await store.after(looked.from, AT_ONCE)
      const recent = new Date(now - SIGNED_WITHIN_MS).toISOString().slice(0, 10)
      const wrong = seals.filter(({ day, hash, signature, signedBy }) =>
        signature === null || signedBy === null
          ? day < recent
          : !signer.isRight({ day, hash, signature, signedBy }),
      )
      const days = seals.map(({ day }) => day)
      if (days.length > 0)
        await store.note(
          days,
          wrong.map(({ day }) => day),
          clock.now(),
        )
      looked = { from: seals.length < AT_ONCE ? null : (days.at(-1) ?? null), at: now }
      return days.length
    },
  }
}
