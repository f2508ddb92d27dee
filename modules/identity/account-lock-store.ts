import type { Database, Tx } from '#platform/db/database.ts'

/** Locked before passkeys and sessions of the account, and after the counters of its codes. */
export const makeAccountLockStore = (tx: Database | Tx) => ({
  /** Whoever gives the account a credential, uses one or takes them away waits until the transaction ends. */
  async lock(accountId: string): Promise<void> {
    await tx.selectFrom('account').select('id').where('id', '=', accountId).forUpdate().execute()
  },

  /** The same for somebody signed in. False when the session was ended meanwhile. */
  async lockSignedIn(accountId: string, sessionId: string): Promise<boolean> {
    await this.lock(accountId)
    // A statement of its own: the one that waited does not see what was ended meanwhile.
    const row = await tx
      .selectFrom('session')
      .select('id')
      .where('id', '=', sessionId)
      .where('revoked_at', 'is', null)
      .executeTakeFirst()
    return row !== undefined
  },
})
