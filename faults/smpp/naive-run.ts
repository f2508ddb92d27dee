import { setTimeout as wait } from 'node:timers/promises'
import smpp, { type Pdu, type Session } from 'smpp'
import { makeInbox } from '#apps/simulator/sms/inbox.ts'
import { startSmsc } from '#apps/simulator/sms/smsc.ts'
import { allOff } from '#apps/simulator/sms/switches.ts'
import { systemClock as clock } from '#platform/clock/clock.ts'
import { keepBooks } from './books.ts'
import type { StormFigures } from './storm-run.ts'
import { makeWeather, STORMS } from './weather.ts'

const MESSAGES = 1_000
const WINDOW = 10
const RECONNECT_MS = 6_000
const LIFE_MS = 1_500

/**
 * The library as its readme shows it, with none of our guards: no look at a message's life, a fixed pause before
 * connecting again, and after a cut either everything unanswered goes out once more, or nobody remembers it.
 */
export async function runNaive(afterCut: 'send-again' | 'forget'): Promise<StormFigures> {
  const books = keepBooks(() => clock.now().getTime())
  const switches = allOff()
  const inbox = { ...makeInbox(), add: ({ text }: { text: string }) => books.arrived(text) }
  const smsc = await startSmsc({ port: 0, clock, inbox, switches })
  const lives = new Date(clock.now().getTime() + LIFE_MS)
  const waiting = Array.from({ length: MESSAGES }, () => books.newCode(lives))
  const unanswered = new Set<string>()
  let cuts = 0
  let window = 0
  let ended = false
  let session: Session | undefined

  function connect(): void {
    const next = smpp.connect({ host: '127.0.0.1', port: smsc.port })
    next.on('error', () => next.destroy())
    next.on('connect', () => {
      next.send(new smpp.PDU('bind_transceiver', {}))
      window = 0
      session = next
    })
    next.on('close', () => {
      session = undefined
      if (ended) return
      cuts += 1
      if (afterCut === 'send-again') waiting.unshift(...unanswered)
      setTimeout(connect, RECONNECT_MS)
    })
  }

  function send(code: string): void {
    unanswered.add(code)
    window += 1
    const answered = ({ command_status: status }: Pdu) => {
      window -= 1
      unanswered.delete(code)
      if (status !== 0) waiting.push(code)
    }
    const fields = { short_message: code, destination_addr: '959691234567' }
    session?.send(new smpp.PDU('submit_sm', fields), answered)
  }

  connect()
  const sending = setInterval(() => {
    while (session && window < WINDOW && waiting.length > 0) send(waiting.shift() ?? '')
  }, 20)
  await makeWeather(STORMS.ci, smsc, switches)
  await wait(RECONNECT_MS)
  clearInterval(sending)
  ended = true
  session?.destroy()
  await smsc.close()
  return {
    messages: MESSAGES,
    withoutEnd: unanswered.size,
    late: books.late(),
    duplicates: books.duplicates(),
    links: { lost: cuts, slow: cuts },
  }
}
