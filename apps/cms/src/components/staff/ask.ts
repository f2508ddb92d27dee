import type { StaffWord } from '../../words/staff-words.ts'

export type Answer = { readonly ok: boolean; readonly body: Readonly<Record<string, unknown>> }

/** A call about signing in; null when no answer came. */
export async function ask(address: string, body: Readonly<Record<string, string>>): Promise<Answer | null> {
  try {
    const answer = await fetch(address, {
      method: 'POST',
      credentials: 'same-origin',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(body),
    })
    const said: unknown = await answer.json()
    return { ok: answer.ok, body: said !== null && typeof said === 'object' ? { ...said } : {} }
  } catch {
    return null
  }
}

const WORD_OF: Readonly<Record<string, StaffWord>> = {
  WRONG_PASSWORD: 'wrongCurrentPassword',
  WRONG_CODE: 'wrongCode',
  LOCKED: 'locked',
  FORBIDDEN: 'forbidden',
  LINK_ENDED: 'linkEnded',
  TOO_SHORT: 'passwordTooShort',
  KNOWN: 'passwordKnown',
  TAKEN: 'addressTaken',
  NO_ADDRESS: 'noAddress',
}

/** What to say about a refusal. */
export const refusalOf = (answer: Answer | null): StaffWord =>
  (answer && WORD_OF[String(answer.body['outcome'])]) ?? 'noAnswer'
