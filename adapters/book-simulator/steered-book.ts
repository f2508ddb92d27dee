import type { FibreBook } from '#modules/fibre/index.ts'
import { BOOK_FAULTS, withBookFaults, type BookFault, type NextBookFault } from './with-book-faults.ts'

const PATIENCE_MS = 1_000

/** What the simulator's page of the book is set to. A simulator that is away sets nothing. */
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

/** Where a developer steers it, the book may misbehave; without a simulator it is the one it was given. */
export const steeredBook = (book: FibreBook, simulatorUrl: string | undefined): FibreBook =>
  simulatorUrl === undefined ? book : withBookFaults(book, askSimulator(simulatorUrl))
