import { Gauge } from 'prom-client'
import type { Metrics } from './request-metrics.ts'

export type FigureRow<Label extends string> = {
  readonly labels: Readonly<Record<Label, string>>
  readonly value: number
}

type Figure<Label extends string, Row> = {
  readonly name: string
  readonly help: string
  readonly labels: readonly Label[]
  readonly of: (row: Row) => FigureRow<Label>
}

/** Several figures from one query, read on scrape. Labels without a row are removed; a failed query leaves all as they were. */
export function watchRows<Label extends string, Row>(
  { registry }: Metrics,
  read: () => Promise<readonly Row[]>,
  figures: readonly Figure<Label, Row>[],
): void {
  let look: Promise<readonly Row[] | null> | null = null
  // A scrape reads all figures in the order they were registered: the first starts a new query, the others share it.
  const lookFor = (at: number): Promise<readonly Row[] | null> => {
    if (at === 0 || look === null) look = read().catch(() => null)
    return look
  }
  for (const [at, { name, help, labels, of }] of figures.entries())
    new Gauge({
      name,
      help,
      labelNames: [...labels],
      registers: [registry],
      async collect() {
        const rows = await lookFor(at)
        if (rows === null) return
        this.reset()
        for (const { labels: given, value } of rows.map(of)) this.set(given, value)
      },
    })
}
