import type { Clock } from '#platform/clock/clock.ts'
import type { Database } from '#platform/db/database.ts'
import type { DaySigner } from '#platform/security/day-signer.ts'
import { makeAuditSealStore, type CountedSeal } from './seal-store.ts'

type Deps = {
  readonly db: Database
  readonly clock: Clock
  readonly signer: DaySigner | null
  readonly log: { info(facts: object, text: string): void; error(facts: object, text: string): void }
}

const AT_ONCE = 60

/** True when the day's rows match their seal and the seal matches its signature. */
export const holds = (seal: CountedSeal, signer: DaySigner | null): boolean =>
  seal.nowRows === seal.rows &&
  seal.nowHash.equals(seal.hash) &&
  (signer === null ||
    (seal.signature !== null &&
      seal.signedBy !== null &&
      signer.isRight({ ...seal, signature: seal.signature, signedBy: seal.signedBy })))

/** Days whose rows or seal were changed, and days missing from the chain. */
export async function brokenDays(db: Database, signer: DaySigner | null): Promise<string[]> {
  const store = makeAuditSealStore(db)
  const broken = await store.gaps()
  for (let before: string | null = null; ;) {
    const seals: CountedSeal[] = await store.counted(before, AT_ONCE)
    broken.push(...seals.filter((seal) => !holds(seal, signer)).map(({ day }) => day))
    if (seals.length < AT_ONCE) return broken.toSorted()
    before = seals.at(-1)?.day ?? null
  }
}

/** Run by the worker: seals and signs finished days, and checks earlier seals against their rows. */
export function makeKeepAudit({ db, clock, signer, log }: Deps) {
  const store = makeAuditSealStore(db)
  return async function keepAudit(): Promise<void> {
    while ((await store.sealDay(clock.now())) !== null);
    for (const { day, hash } of signer ? await store.unsigned() : []) {
      const signed = signer?.sign({ day, hash })
      if (!signed) break
      await store.sign(day, hash, signed.signature, signed.signedBy)
      // Somebody who can change every row cannot change the log.
      log.info({ seal: `${day} ${hash.toString('hex')}` }, 'a day of the audit is sealed and signed')
    }
    const broken = await brokenDays(db, signer)
    if (broken.length > 0) log.error({ days: broken }, 'the audit is not what was sealed: staff must look')
  }
}
