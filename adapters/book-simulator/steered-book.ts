import type { FibreBook } from '#modules/fibre/index.ts'
import { BOOK_FAULTS, withBookFaults, type BookFault, type NextBookFault } from './with-book-faults.ts'

const PATIENCE_MS = 1_000

/** What is set on the simulator's page for the book. While the simulator is down, nothing is. */
const askSimulator = (url: string): NextBookFault =>
  async function next(call) {
    const asked = `${url}/book/next?${new URLSearchParams({ call })}`
    try {
      const answer = await fetch(asked, { method: 'POST', signal: AbortSignal.timeout(PATIENCE_MS) })
      const { fault } = (await answer.json()) as { fault: BookFault }
      return BOOK_FAULTS.includes(fault) ? fault : 'NONE'
    } catch {
      return 'NONE'
    }
  }

/** In development the book can be made to misbehave; without a simulator this is the given book. */
export const steeredBook = (book: FibreBook, simulatorUrl: string | undefined): FibreBook =>
  simulatorUrl === undefined ? book : withBookFaults(book, askSimulator(simulatorUrl))
