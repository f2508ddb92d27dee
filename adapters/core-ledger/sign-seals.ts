import type { Clock } from '#platform/clock/clock.ts'
import type { Database } from '#platform/db/database.ts'
import type { SealSigner, SignedSeal } from './seal-signer.ts'
import { makeSealStore } from './seal-store.ts'

type Deps = { readonly db: Database; readonly clock: Clock; readonly signer: SealSigner }

const DAY_MS = 86_400_000
/**
 * An older day without a signature is told and not signed: otherwise whoever can change the database would change a day, take
 * its signature away and have it signed anew.
 */
const SIGNED_WITHIN_MS = 35 * DAY_MS
const AT_ONCE = 1_000
/** More than an installation has in 100 years: the first time all are signed in one statement, or the next look finds some. */
const ALL = 40_000
const LOOK_AGAIN_MS = 20 * 3_600_000

export type Signed = {
  readonly seals: readonly SignedSeal[]
  /** No day had a signature: the first start with a key, or somebody took them all away. */
  readonly first: boolean
}

/** Signs what was sealed and looks whether what was signed is still the same. */
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

    /** The next days of the round; null when the last one is younger than a day. */
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
