import { ok, refused, type Answer } from '#platform/errors/answer.ts'
import { makeAskingStore } from './asking-store.ts'
import { pageHash } from './page-key.ts'
import { PageForm } from './payment.ts'
import type { PaymentsDeps } from './payments-deps.ts'

export type PayPage = PageForm & { readonly formOrigins: readonly string[] }

/** For channels that need a posted form: the payer leaves through a page of the API, once and while it can be paid. */
export const makeOpenPage = ({ db, clock, channels }: Pick<PaymentsDeps, 'db' | 'clock' | 'channels'>) =>
  async function openPage(paymentId: string, key: string): Promise<Answer<PayPage>> {
    const taken = await makeAskingStore(db).takePage(paymentId, pageHash(key), clock.now())
    const channel = taken && channels.named(taken.channel)
    const form = PageForm.safeParse(taken?.form)
    if (!channel || !form.success) return refused('NOT_FOUND')
    if (!channel.formOrigins.includes(new URL(form.data.url).origin))
      throw new Error('a form leads to a stranger')
    return ok({ ...form.data, formOrigins: channel.formOrigins })
  }
