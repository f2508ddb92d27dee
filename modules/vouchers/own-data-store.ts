import type { Database } from '#platform/db/database.ts'

/** Every voucher and seat of a line, for its owner's export. */
export const ownVoucherRows = (db: Database, line: string): Promise<object[]> =>
  db
    .selectFrom('member_voucher')
    .select(['voucher_id', 'points', 'seats', 'state', 'taken_at', 'ends_at', 'revealed_at', 'used_at'])
    .where('line', '=', line)
    .orderBy('taken_at')
    .execute()
