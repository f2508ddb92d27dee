export type Size = 'ci' | 'full'

/** One measured figure. `ratio` compares it with the reference measured in the same run; `bar` is its limit. */
export type Figure = {
  readonly name: string
  readonly value: number
  readonly unit: string
  readonly reference: number | null
  readonly ratio: number | null
  /** Parts of the value, or other observations of the same run. */
  readonly parts?: Parts
  readonly bar: string
  readonly ok: boolean
  readonly size: Size
  readonly at: string
  /** How many processes wanted the CPU in the minute before. Above three, latencies mean little. */
  readonly load?: number
}

/** What a bench file exports as `benches`: it measures; the harness judges, dates and stores. */
export type Bench = {
  /** `domain.case`, the key of the stored figure. */
  readonly name: string
  readonly unit: string
  readonly bar: Bar
  /** Needs more than the present sources: a small run skips it unless it is named. */
  readonly byName?: boolean
  measure(size: Size): Promise<Measured>
}

export type Parts = Readonly<Record<string, number | string>>
export type Measured = { readonly value: number; readonly reference?: number; readonly parts?: Parts }

/** `ratio` judges value / reference, `value` the value itself. */
export type Bar = { readonly of: 'ratio' | 'value'; readonly atMost?: number; readonly atLeast?: number }

const round = (figure: number): number => Number(figure.toPrecision(5))

const roundAll = (parts: Parts): Parts =>
  Object.fromEntries(
    Object.entries(parts).map(([name, part]) => [name, typeof part === 'number' ? round(part) : part]),
  )

export function judge(
  bench: Bench,
  { value, reference, parts }: Measured,
  size: Size,
  at: string,
  load: number,
): Figure {
  const ratio = reference === undefined ? null : value / reference
  const judged = bench.bar.of === 'ratio' ? ratio : value
  const { atMost = Infinity, atLeast = -Infinity } = bench.bar
  return {
    name: bench.name,
    value: round(value),
    unit: bench.unit,
    reference: reference === undefined ? null : round(reference),
    ratio: ratio === null ? null : round(ratio),
    ...(parts && { parts: roundAll(parts) }),
    bar: barText(bench.bar),
    // A figure that could not be measured never passes.
    ok: judged !== null && Number.isFinite(judged) && judged <= atMost && judged >= atLeast,
    size,
    at,
    load: round(load),
  }
}

const barText = ({ of, atMost, atLeast }: Bar): string =>
  [of, atMost !== undefined && `<= ${atMost}`, atLeast !== undefined && `>= ${atLeast}`]
    .filter(Boolean)
    .join(' ')
