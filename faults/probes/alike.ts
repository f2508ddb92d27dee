/** One answer: its kind, its shape without values that always differ, and its time. */
export type Sample = { readonly kind: string; readonly shape: string; readonly ms: number }

const MOST_DIFFERENCE_MS = 2
const LEAST_P = 0.01
const MOST_NOISES = 4

function quantile(values: readonly number[], share: number): number {
  const sorted = values.toSorted((a, b) => a - b)
  return sorted[Math.floor(sorted.length * share)] ?? Number.NaN
}

/** The standard error of a median, from the middle half, so that a few very slow answers do not count. */
const noiseOf = (values: readonly number[]): number =>
  (1.2533 * (quantile(values, 0.75) - quantile(values, 0.25))) / 1.349 / Math.sqrt(values.length)

/** Kolmogorov-Smirnov: the probability of such a difference when both come from the same distribution. */
export function sameSourceP(one: readonly number[], other: readonly number[]): number {
  const [a, b] = [one.toSorted((x, y) => x - y), other.toSorted((x, y) => x - y)]
  let [atA, atB, widest] = [0, 0, 0]
  while (atA < a.length && atB < b.length) {
    const value = Math.min(a[atA] ?? 0, b[atB] ?? 0)
    while (atA < a.length && (a[atA] ?? 0) <= value) atA += 1
    while (atB < b.length && (b[atB] ?? 0) <= value) atB += 1
    widest = Math.max(widest, Math.abs(atA / a.length - atB / b.length))
  }
  const many = Math.sqrt((a.length * b.length) / (a.length + b.length))
  const lambda = (many + 0.12 + 0.11 / many) * widest
  let p = 0
  for (let k = 1; k <= 100; k += 1) p += 2 * (-1) ** (k - 1) * Math.exp(-2 * k * k * lambda * lambda)
  return Math.min(1, Math.max(0, lambda < 0.2 ? 1 : p))
}

/**
 * How many answers look different, and how many kinds can be told by their time: medians more than 2 ms apart and beyond the machine's
 * noise, or times from different distributions. One attack makes so many comparisons that some would fail by chance at one percent, so
 * the threshold covers all of them together.
 */
export function tellApart(name: string, samples: readonly Sample[], comparisons: number): number {
  const kinds = [...new Set(samples.map(({ kind }) => kind))]
  const [usual] = samples
  const odd = samples.filter(({ shape }) => shape !== usual?.shape)
  let bad = odd.length
  for (const { kind, shape } of odd.slice(0, 3))
    process.stdout.write(`       ${name}, ${kind}: ${shape}\n         ${usual?.kind}: ${usual?.shape}\n`)
  const timesOf = (kind: string) => samples.filter((one) => one.kind === kind).map(({ ms }) => ms)
  const [first = '', ...others] = kinds
  for (const other of others) {
    const [a, b] = [timesOf(first), timesOf(other)]
    const difference = Math.abs(quantile(a, 0.5) - quantile(b, 0.5))
    const noise = Math.hypot(noiseOf(a), noiseOf(b))
    const p = sameSourceP(a, b)
    const isApart = difference > MOST_DIFFERENCE_MS + MOST_NOISES * noise
    const isTold = isApart || p <= LEAST_P / comparisons
    if (isTold) bad += 1
    if (isTold || p < LEAST_P)
      process.stdout.write(
        `       ${name}, ${first} and ${other}: medians ${difference.toFixed(2)} ms apart (noise ${noise.toFixed(2)}), p ${p.toExponential(1)}, ${a.length} and ${b.length} times\n`,
      )
  }
  return bad
}
