import { expect } from '@playwright/test'
import { portOf } from '#platform/config/ports.ts'

const SIMULATOR = `http://127.0.0.1:${portOf(process.env, 'SIMULATOR_PORT')}`

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
    /** The code of the next message that has one, as its owner reads it. A notice may come before or after it. */
    async nextCode(): Promise<string> {
      const after = seen ? `&after=${encodeURIComponent(seen)}` : ''
      let newest: PhoneSms | undefined
      const code = async () => {
        newest = (await read(`${to}&waitSeconds=20${after}`)).find((sms) => sms.code !== null)
        return newest?.code ?? 'none yet'
      }
      await expect.poll(code, { message: `a message to ${number}`, timeout: 20_000 }).toMatch(/^\d{6}$/)
      seen = newest?.receivedAt ?? ''
      return newest?.code ?? ''
    },
  }
}

export type Phone = ReturnType<typeof phoneOf>

/** A code that is surely not the right one. */
export const wrongCode = (right: string) => (right === '123123' ? '321321' : '123123')
