import { getCACertificates, setDefaultCACertificates } from 'node:tls'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { makeCache } from './cache.ts'
import { cacheKey } from './keys.ts'
import { startGuardedCluster } from './test-redis-cluster.ts'

let cluster: Awaited<ReturnType<typeof startGuardedCluster>>
const before = getCACertificates('default')

beforeAll(async () => {
  cluster = await startGuardedCluster()
  setDefaultCACertificates([...before, cluster.certificate])
})
afterAll(async () => {
  setDefaultCACertificates(before)
  await cluster.close()
})

describe('a Redis Cluster with TLS and a password', () => {
  it('is used, also at nodes that no setting names', async () => {
    const cache = makeCache(cluster.urls)
    const key = cacheKey('test', 'guarded')
    await cache.set(key, '1', 60)
    expect(await cache.get(key)).toBe('1')
    await cache.close()
  })

  it('control: with another password it is not', async () => {
    const cache = makeCache(cluster.urls.map((url) => url.replace('only', 'never')))
    await expect(cache.set(cacheKey('test', 'guarded'), '1', 60)).rejects.toThrow(
      'Redis did not answer in time',
    )
    await cache.close()
  })
})
