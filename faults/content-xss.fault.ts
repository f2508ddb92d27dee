import type { Count, Fault, Size } from './fault.ts'
import { readCorpus } from './xss/corpus.ts'
import { publishCleaned, publishRaw, type Publish } from './xss/publish.ts'
import { showInChromium, type Guards, type Outcome } from './xss/show-in-chromium.ts'
import { withSite } from './xss/site.ts'

/** From the entrance of the read model through the real API to React in Chromium. */
async function attack(size: Size, publish: Publish, guards: Guards): Promise<Outcome> {
  const payloads = readCorpus(size)
  return withSite(publish, payloads, (origin) =>
    showInChromium(
      origin,
      payloads.map(({ id }) => id),
      guards,
    ),
  )
}

const allOff = new Map<Size, Promise<Count>>()

/** No sanitiser, no cleaner, no security policy: here attacks must succeed, or we are not looking. */
function unguarded(size: Size): Promise<Count> {
  const known = allOff.get(size) ?? attack(size, publishRaw, { policy: false, cleaner: false }).then(executed)
  allOff.set(size, known)
  return known
}

const executed = ({ tried, executed: ran }: Outcome): Count => ({ tried, bad: ran.size })

const executedOrReady = ({ tried, executed: ran, scriptLinks }: Outcome): Count => ({
  tried,
  bad: new Set([...ran, ...scriptLinks]).size,
})

export const faults: readonly Fault[] = [
  {
    name: 'content.xss',
    bar: 0,
    attack: (size) => attack(size, publishCleaned, { policy: true, cleaner: true }).then(executedOrReady),
    control: unguarded,
  },
  {
    name: 'content.xss-csp-only',
    bar: 0,
    attack: (size) => attack(size, publishRaw, { policy: true, cleaner: false }).then(executed),
    control: unguarded,
  },
]
