import { expect, it } from 'vitest'
import { makeMetrics } from '../metrics/request-metrics.ts'
import { makeCache } from './cache.ts'
import { countRedisFailures } from './cache-figures.ts'

const failedAt = async (url: string): Promise<string> => {
  const metrics = makeMetrics('test')
  const cache = makeCache([url], { onFailed: countRedisFailures(metrics) })
  await cache.get('figures:one').catch(() => null)
  await cache.ping()
  await cache.close()
  return (await metrics.registry.metrics()).match(/^redis_failed_commands_total\{.*$/gm)?.join() ?? ''
}

it('a Redis that is not there is counted command by command', async () => {
  const failed = await failedAt('redis://127.0.0.1:1')
  expect(failed).toMatch(/command="get".* 1/)
  expect(failed).toMatch(/command="ping".* 1/)
})

it('control: one that answers is not', async () => {
  expect(await failedAt(process.env['REDIS_URL'] ?? 'redis://127.0.0.1:6379')).toBe('')
})
