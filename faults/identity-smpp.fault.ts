import type { Count, Fault, Size } from './fault.ts'
import { runNaive } from './smpp/naive-run.ts'
import { runStorm, type StormFigures } from './smpp/storm-run.ts'

/** One long storm serves several faults. */
function once<Key extends string, T>(run: (key: Key) => Promise<T>): (key: Key) => Promise<T> {
  const runs = new Map<Key, Promise<T>>()
  return (key) => {
    const running = runs.get(key) ?? run(key)
    runs.set(key, running)
    return running
  }
}

const storm = once((size: Size) => runStorm(size))

/** Both at once, because they mostly wait. */
const naive = once(async (_both: 'both') => {
  const [again, forgotten] = await Promise.all([runNaive('send-again'), runNaive('forget')])
  return { 'send-again': again, forget: forgotten }
})

const judged = (
  name: string,
  bar: number,
  bad: (figures: StormFigures) => number,
  afterCut: 'send-again' | 'forget',
  tried = (figures: StormFigures) => figures.messages,
): Fault => {
  const count = (figures: StormFigures): Count => ({ tried: tried(figures), bad: bad(figures) })
  return {
    name,
    bar,
    attack: async (size) => count(await storm(size)),
    control: async () => count((await naive('both'))[afterCut]),
  }
}

export const faults: readonly Fault[] = [
  judged('identity.smpp', 0, ({ withoutEnd }) => withoutEnd, 'forget'),
  judged('identity.smpp-late', 0, ({ late }) => late, 'send-again'),
  judged('identity.smpp-duplicates', 5, ({ duplicates }) => duplicates, 'send-again'),
  judged(
    'identity.smpp-rebind',
    0,
    ({ links }) => links.slow,
    'forget',
    ({ links }) => links.lost,
  ),
]
