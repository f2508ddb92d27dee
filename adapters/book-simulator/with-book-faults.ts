import type { BookAnswer, FibreBook } from '#modules/fibre/index.ts'
import { NoAnswer } from '#platform/errors/no-answer.ts'

export const BOOK_FAULTS = [
  'NONE',
  'SILENT_BEFORE_EFFECT',
  'SILENT_AFTER_EFFECT',
  'WRONG_AMOUNT',
  'DOWN',
] as const
export type BookFault = (typeof BOOK_FAULTS)[number]

type Call = keyof FibreBook

/** Asked before every call of the book: the fault to apply to it. */
export type NextBookFault = (call: Call) => BookFault | Promise<BookFault>

const WRITES: readonly Call[] = ['open', 'post', 'reverse', 'credit', 'change']
const READS: readonly Call[] = ['find', 'contract', 'bills', 'bill', 'postings', 'posted']

const wrong = (answer: BookAnswer): BookAnswer =>
  answer.said === 'DONE' ? { ...answer, kyat: answer.kyat + 100 } : answer

/** A book that misbehaves on demand. Without a fault it behaves like the given one. */
export function withBookFaults(book: FibreBook, next: NextBookFault): FibreBook {
  const run = async (name: Call, given: readonly unknown[]): Promise<unknown> => {
    const call = () => (book[name] as (...input: readonly unknown[]) => Promise<unknown>)(...given)
    const isWrite = WRITES.includes(name)
    switch (await next(name)) {
      case 'DOWN':
        throw new NoAnswer()
      case 'SILENT_BEFORE_EFFECT':
        if (isWrite) throw new NoAnswer()
        return call()
      case 'SILENT_AFTER_EFFECT':
        if (!isWrite) return call()
        await call()
        throw new NoAnswer()
      case 'WRONG_AMOUNT':
        return isWrite ? wrong((await call()) as BookAnswer) : call()
      default:
        return call()
    }
  }
  return Object.fromEntries(
    [...WRITES, ...READS].map((name) => [name, (...given: readonly unknown[]) => run(name, given)]),
  ) as unknown as FibreBook
}
