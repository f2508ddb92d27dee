import type { Count } from '../fault.ts'
import type { Engine } from './engine.ts'
import type { Asked } from './load.ts'
import { mainBalance, PRICE, type Person } from './site.ts'

const TOLD_AT_MOST = 10

/**
 * Lost: told it is done and it is not. Doubled or stuck: the balance or the state says another thing. `rich` is what each had before.
 */
export async function judgeMoves(
  engine: Engine,
  asked: readonly Asked[],
  persons: readonly Person[],
  rich: number,
): Promise<Count> {
  const wrong: string[] = (await engine.keeping.recount()).map((one) => `recount ${JSON.stringify(one)}`)
  const done = new Map<string, number>()
  for (const { id, line, acked } of asked) {
    const move = await engine.value.findAny(id)
    if (move?.state === 'COMPLETED') done.set(line, (done.get(line) ?? 0) + 1)
    if (acked && move?.state !== 'COMPLETED') wrong.push(`${id} was told to be done and is ${move?.state}`)
    if (move && !['COMPLETED', 'FAILED'].includes(move.state)) wrong.push(`${id} is ${move.state}`)
  }
  for (const { number } of persons) {
    const balance = await mainBalance(engine.db, number)
    const expected = rich - PRICE * (done.get(number) ?? 0)
    if (balance !== expected) wrong.push(`a balance is ${balance - expected} from what its moves say`)
  }
  for (const one of wrong.slice(0, TOLD_AT_MOST)) process.stdout.write(`  ${one}\n`)
  return { tried: asked.filter(({ acked }) => acked).length, bad: wrong.length }
}
