import type { ValueApp } from './test-value-app.ts'

export type Person = Awaited<ReturnType<ValueApp['person']>>

/** What a buyer does, as functions for tests. */
export const shopOf = (site: () => ValueApp) => {
  const code = () => site().inbox.at(-1)?.slots['code'] ?? ''
  return {
    code,
    /** Skips the wait between two codes, which the database's clock measures. */
    letCodesBeSentAgain: () =>
      site()
        .db.updateTable('otp_challenge')
        .set({ created_at: new Date(0) })
        .execute(),
    /** Signs in as the number's present holder, by a code; null when none was sent. */
    async signInAgain(number: string): Promise<(Person & { isNewUser: boolean }) | null> {
      await this.letCodesBeSentAgain()
      const before = site().inbox.length
      const asked = await site().inject('POST', '/gw/authen/otp/get-otp', {
        payload: { phoneNumber: number },
      })
      if (asked.status !== 200) throw new Error(`no code: ${asked.code}`)
      const { challengeId } = asked.result as unknown as { challengeId: string }
      if (site().inbox.length === before) return null
      const payload = { phoneNumber: number, password: code(), version: '8.1', challengeId }
      const signedIn = await site().inject('POST', '/gw/authen/otp/validate-otp', { payload })
      const { token, isNewUser } = signedIn.result as unknown as { token: string; isNewUser: boolean }
      return { number, token, isNewUser }
    },
    buy: (who: Person, product: string, more: object = {}, key = site().newKey()) =>
      site().inject('POST', `/gw/vas-package/${product}/register`, {
        token: who.token,
        key,
        payload: { autoRenew: false, expectedPrice: 1_000, ...more },
      }),
    end: (who: Person, id: string, mode = 'UNDO', key = site().newKey()) =>
      site().inject('DELETE', `/gw/vas-package/subscription/${id}`, {
        token: who.token,
        key,
        payload: { mode },
      }),
    renewal: (who: Person, id: string, autoRenew: boolean) =>
      site().inject('POST', `/gw/vas-package/subscription/${id}/renewal`, {
        token: who.token,
        payload: { autoRenew },
      }),
    requestGift: (who: Person, receiver: string, product = 'WEEK', key = site().newKey()) =>
      site().inject('POST', `/gw/v2/vas-package/${product}/request-gift`, {
        token: who.token,
        key,
        payload: { receiver, expectedPrice: 1_000 },
      }),
    giveGift: (who: Person, transferId: string, otp = code(), product = 'WEEK') =>
      site().inject('POST', `/gw/v2/vas-package/${product}/gift`, {
        token: who.token,
        payload: { transferId, otp },
      }),
    move: (who: Person, id: string) => site().inject('GET', `/gw/me/moves/${id}`, { token: who.token }),
    cancel: (who: Person, id: string) =>
      site().inject('POST', `/gw/me/moves/${id}/cancel`, { token: who.token }),
    resend: (who: Person, id: string) =>
      site().inject('POST', `/gw/me/moves/${id}/code`, { token: who.token }),
    account: (who: Person) =>
      site().inject('GET', '/gw/account-detail/individual/account-main', { token: who.token }),
    subscriptionOf: (answer: { result: unknown }) =>
      (answer.result as { subscription: { subscriptionId: string; expiresAt: string } }).subscription,
    transferOf: (answer: { result: unknown }) => (answer.result as { transferId: string }).transferId,
  }
}
