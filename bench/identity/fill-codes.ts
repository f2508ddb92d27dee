import { deriveKeys } from '#modules/identity/index.ts'
import { hashPayload, macOf } from '#modules/identity/one-time-code.ts'
import type { BenchSite } from './identity-site.ts'

export const KNOWN_CODE = '123456'

type Place = { readonly number: string; readonly challengeId: string }

/** Codes that wait to be typed in; made in one statement, because only the typing is measured. */
export async function fillWithCodes(
  { pool, identityKey }: BenchSite,
  many: number,
  at: (place: number) => Place,
): Promise<void> {
  const key = deriveKeys(identityKey).code
  const payloadHash = hashPayload('')
  for (let from = 0; from < many; from += 1_000) {
    const rows = Array.from({ length: Math.min(1_000, many - from) }, (_, step) => at(from + step))
    const macs = rows.map((row) => macOf(key, { ...row, purpose: 'LOGIN', payloadHash }, KNOWN_CODE))
    const numbers = rows.map(({ number }) => number)
    await pool.query('insert into otp_number (number) select unnest($1::text[])', [numbers])
    await pool.query(
      `insert into otp_challenge (id, number, purpose, payload_hash, mac, digits, signed_in, created_at, expires_at, sms_id, sms)
       select id, number, 'LOGIN', $4, mac, 6, false, now(), now() + interval '1 hour', gen_random_uuid(), '{}'
         from unnest($1::uuid[], $2::text[], $3::bytea[]) as made (id, number, mac)`,
      [rows.map(({ challengeId }) => challengeId), numbers, macs, payloadHash],
    )
  }
}
