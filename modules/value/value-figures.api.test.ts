import { expect, it } from 'vitest'
import { valueApp } from '#apps/api/test-value-app.ts'
import { makeMetrics } from '#platform/metrics/request-metrics.ts'
import { makeValue } from './engine.ts'
import { openMoves } from './open-moves-read-model.ts'
import { countAnswers } from './value-figures.ts'

it('what people were told about a move is a figure by kind; what has no end is counted by state', async () => {
  const site = await valueApp()
  const { db, core, codes, queueSms, clock, log, purchase } = site
  const metrics = makeMetrics('test')
  const value = makeValue({
    db,
    core,
    codes,
    queueSms,
    clock,
    log,
    kinds: [purchase],
    count: countAnswers(metrics),
  })
  const input = {
    product: 'WEEK',
    expectedPrice: 1_000,
    autoRenew: false,
    acceptOverlap: false,
    withCode: false,
    renews: null,
  }
  const buy = async (kyat: number) => {
    const line = await site.stranger(kyat)
    return value.start(purchase, { id: site.newKey(), subject: null, line, lang: 'en', input })
  }
  const answers = [await buy(1_500), await buy(10)]
  const text = await metrics.registry.metrics()
  const told = answers.map((answer) => (answer.ok ? answer.value.step : answer.code))
  for (const answer of told)
    expect(text).toMatch(
      new RegExp(`^value_answers_total\\{kind="${purchase.name}",answer="${answer}".*\\} 1$`, 'm'),
    )
  expect(told).toEqual(['DONE', 'INSUFFICIENT_BALANCE'])
  expect(await openMoves(db)).toEqual([])
})
