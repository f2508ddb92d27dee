import type { Count } from '../fault.ts'
import type { Engine } from './engine.ts'
import type { Asked } from './load.ts'
import { mainBalance, PRICE, type Person } from './site.ts'

/**
 * Lost: told it is done and it is not. Doubled or stuck: the balance or the state says another thing. `rich` is what each had before.
 */
export async function judgeMoves(
  engine: Engine,
  asked: readonly Asked[],
  persons: readonly Person[],
  rich: number,
): Promise<Count> {
  let bad = (await engine.keeping.recount()).length
  const done = new Map<string, number>()
  for (const { id, line, acked } of asked) {
    const move = await engine.value.findAny(id)
    if (move?.state === 'COMPLETED') done.set(line, (done.get(line) ?? 0) + 1)
    if (acked && move?.state !== 'COMPLETED') bad += 1
    if (move && !['COMPLETED', 'FAILED'].includes(move.state)) bad += 1
  }
  for (const { number } of persons) {
    if ((await mainBalance(engine.db, number)) !== rich - PRICE * (done.get(number) ?? 0)) bad += 1
  }
  return { tried: asked.filter(({ acked }) => acked).length, bad }
}
