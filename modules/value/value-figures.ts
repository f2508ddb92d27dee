import { Counter } from 'prom-client'
import type { Answer } from '#platform/errors/answer.ts'
import type { Metrics } from '#platform/metrics/request-metrics.ts'

/** `DONE`, `CODE` when a code was sent, or the code of the refusal. */
export type CountMove = (kind: string, answer: Answer<{ readonly step: string }>) => void

export function countAnswers({ registry }: Metrics): CountMove {
  const counter = new Counter({
    name: 'value_answers_total',
    help: 'Answers to whoever asked for a move of value, by kind: DONE, CODE (one was sent), or why not.',
    labelNames: ['kind', 'answer'],
    registers: [registry],
  })
  return (kind, answer) => counter.inc({ kind, answer: answer.ok ? answer.value.step : answer.code })
}
