import { doneOf, type Value } from '#modules/value/index.ts'
import type { Lang } from '#contracts/language.ts'
import { makeCancelKind, type CancelInput } from './cancel-kind.ts'
import type { Subscriptions } from './subscriptions.ts'

type Deps = {
  readonly value: Pick<Value, 'start'>
  readonly subscriptions: Pick<Subscriptions, 'giveBackAhead'>
}

type Asked = {
  readonly id: string
  readonly subject: string
  readonly line: string
  readonly lang: Lang
  readonly input: CancelInput
}

/**
 * Ends a package, and with it all of the product. The move is asked for first: sent again, or refused, it touches nothing else. Only
 * where what was charged ahead is in its way is that given back, and then the same move is asked for once more.
 */
export function makeEndAtOnce({ value, subscriptions }: Deps) {
  const end = async (asked: Asked, staysCharged: ReadonlySet<string>) =>
    doneOf(await value.start(makeCancelKind(staysCharged), asked))

  return async function endAtOnce(asked: Asked): ReturnType<typeof end> {
    const first = await end(asked, new Set())
    if (first.ok || first.code !== 'PACKAGE_BUSY') return first
    const ahead = await subscriptions.giveBackAhead(asked.line, asked.input.subscriptionId)
    if (!ahead.ok) return ahead
    return ahead.value.size === 0 ? first : end(asked, ahead.value)
  }
}
