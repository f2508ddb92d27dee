import type { ValueApp } from './test-value-app.ts'

export type Person = Awaited<ReturnType<ValueApp['person']>>

/** What a person does in the shop, in the words of the tests. */
export const shopOf = (site: () => ValueApp) => {
  const code = () => site().inbox.at(-1)?.slots['code'] ?? ''
  return {
    code,
    /** As if the wait between two codes were over; codes are timed by the database's clock. */
    letCodesBeSentAgain: () =>
      site()
        .db.updateTable('otp_challenge')
        .set({ created_at: new Date(0) })
        .execute(),
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
