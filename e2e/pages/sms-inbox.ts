import { expect } from '@playwright/test'

const SIMULATOR = `http://127.0.0.1:${process.env['SIMULATOR_PORT'] ?? 8082}`

type PhoneSms = { readonly text: string; readonly code: string | null; readonly receivedAt: string }

async function read(query: string): Promise<readonly PhoneSms[]> {
  const answer = await fetch(`${SIMULATOR}/sms?${query}`)
  return ((await answer.json()) as { messages: PhoneSms[] }).messages
}

/** The phone of one number, as the simulator holds it. */
export function phoneOf(number: string) {
  const to = `to=${encodeURIComponent(number)}`
  let seen = ''
  return {
    number,
    messages: () => read(to),
    /** The code of the next message, as its owner reads it. */
    async nextCode(): Promise<string> {
      const [newest] = await read(`${to}&waitSeconds=20${seen ? `&after=${encodeURIComponent(seen)}` : ''}`)
      expect(newest?.code, `a message to ${number}`).toMatch(/^\d{6}$/)
      seen = newest?.receivedAt ?? ''
      return newest?.code ?? ''
    },
  }
}

export type Phone = ReturnType<typeof phoneOf>

/** A code that is surely not the right one. */
export const wrongCode = (right: string) => (right === '123123' ? '321321' : '123123')
