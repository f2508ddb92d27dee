import { NoAnswer } from '#platform/errors/no-answer.ts'
import type { AccountMain } from '#contracts/account.ts'
import type { LineDirectory } from '#modules/identity/index.ts'
import type { Subscriptions } from '#modules/purchases/index.ts'
import { PATIENCE, within, type OperatorCore, type Value } from '#modules/value/index.ts'
import type { Clock } from '#platform/clock/clock.ts'
import { ok, refused, type Answer } from '#platform/errors/answer.ts'
import { accountView, type Seen } from './account-view.ts'

type Deps = {
  readonly core: OperatorCore
  readonly lines: LineDirectory
  readonly subscriptions: Pick<Subscriptions, 'running'>
  readonly value: Pick<Value, 'setAside'>
  readonly names: (code: string) => { readonly name: string; readonly nameMm: string | null } | null
  readonly clock: Clock
}

/** What a process shows when the core is silent; never used to decide anything. */
const MOST_REMEMBERED = 20_000

export function makeAccountMain({ core, lines, subscriptions, value, names, clock }: Deps) {
  const remembered = new Map<string, Seen>()

  function remember(key: string, seen: Seen): void {
    remembered.delete(key)
    if (remembered.size >= MOST_REMEMBERED) remembered.delete(remembered.keys().next().value ?? '')
    remembered.set(key, seen)
  }

  return async function accountMain(number: string, subject: string): Promise<Answer<AccountMain>> {
    // Keyed by person too: the next owner of the number has another account.
    const key = `${subject} ${number}`
    try {
      const [line, standing, running, setAside] = await Promise.all([
        within(PATIENCE.readMs, core.line(number)),
        lines.find(number),
        subscriptions.running(number),
        value.setAside(number),
      ])
      if (!line) return refused('NOT_FOUND')
      const seen = { number, core: line, standing, subscriptions: running, setAside, asOf: clock.now() }
      remember(key, seen)
      return ok(accountView(seen, names, false))
    } catch (error) {
      const last = remembered.get(key)
      if (last) return ok(accountView(last, names, true))
      if (error instanceof NoAnswer) return refused('UPSTREAM_TIMEOUT')
      throw error
    }
  }
}
