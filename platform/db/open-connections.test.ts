import { expect, it } from 'vitest'
import { freshDatabase } from '#db/test-database.ts'
import { makeDatabase, type PoolState } from './database.ts'
import { openConnections } from './open-connections.ts'

it('are open before anybody asks', async () => {
  const { url } = await freshDatabase()
  const pools: PoolState[] = []
  const db = makeDatabase(url, { watch: (pool) => pools.push(pool) })
  expect(pools.map(({ totalCount }) => totalCount)).toEqual([0])
  await openConnections(db)
  expect(pools.map(({ totalCount, idleCount }) => [totalCount, idleCount])).toEqual([[4, 4]])
  await db.destroy()
})

it('are not waited for when the database is away', async () => {
  const db = makeDatabase('postgres://nobody@127.0.0.1:1/nothing')
  await expect(openConnections(db)).resolves.toBeUndefined()
  await db.destroy()
})
