import pg from 'pg'
import { expect, it } from 'vitest'
import { dropDatabase } from './drop-database.ts'

/** As the server answers while its own cleaner is at work there; the last answer stays. */
function refusing(times: number) {
  const asked: string[] = []
  const ask = (statement: string): Promise<void> => {
    asked.push(statement)
    if (asked.length > times) return Promise.resolve()
    return Promise.reject(new pg.DatabaseError('must be a member of the role', 0, 'error'))
  }
  return { asked, ask }
}

it('a database in which the cleaner is at work is dropped when it has gone', async () => {
  const { asked, ask } = refusing(3)
  await dropDatabase(ask, 'own_1', 1)
  expect(asked).toHaveLength(4)
})

it('one that cannot be dropped says so in the end', async () => {
  const { asked, ask } = refusing(Number.POSITIVE_INFINITY)
  await expect(dropDatabase(ask, 'own_1', 1)).rejects.toThrow('must be a member')
  expect(asked).toHaveLength(21)
})
