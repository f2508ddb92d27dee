import type { Count, Fault, Size } from './fault.ts'
import { readCorpus } from './xss/corpus.ts'
import { publishByCms } from './xss/publish-by-cms.ts'
import { publishCleaned, publishRaw, type Publish } from './xss/publish.ts'
import { cmsBuildIsStale } from '../apps/cms/tasks/build.ts'
import { showInChromium, type Guards, type Outcome } from './xss/show-in-chromium.ts'
import { withSite } from './xss/site.ts'

/** From where it is written, through the real API, to React in Chromium. */
async function attack(size: Size, publish: Publish, guards: Guards): Promise<Outcome> {
  return withSite(publish, readCorpus(size), (origin, published) => showInChromium(origin, published, guards))
}

const GUARDED: Guards = { policy: true, cleaner: true }

/**
 * Twice: as HTML at the entrance of the read model, which is more than any editor's screen lets out, and saved in the
 * CMS and carried over by the projector. The short run does the second where the CMS is built.
 */
async function guarded(size: Size): Promise<Count> {
  const direct = await attack(size, publishCleaned, GUARDED)
  if (size === 'ci' && cmsBuildIsStale()) return countOf(direct)
  const byCms = await attack(size, publishByCms, GUARDED)
  if (byCms.tried < direct.tried / 2) throw new Error(`the CMS took only ${byCms.tried} of ${direct.tried}`)
  return countOf(direct, byCms)
}

/** A payload is bad when it ran, or left something that would run when touched, on either way. */
const countOf = (first: Outcome, ...others: readonly Outcome[]): Count => ({
  tried: first.tried,
  bad: new Set([first, ...others].flatMap(({ executed, scriptLinks }) => [...executed, ...scriptLinks])).size,
})

const allOff = new Map<Size, Promise<Count>>()

/** No sanitiser, no cleaner, no security policy: here attacks must succeed, or we are not looking. */
function unguarded(size: Size): Promise<Count> {
  const known =
    allOff.get(size) ?? attack(size, publishRaw, { policy: false, cleaner: false }).then(onlyExecuted)
  allOff.set(size, known)
  return known
}

/** With the sanitiser off links of scripts do stay; the policy has to keep them dead. */
const onlyExecuted = ({ tried, executed }: Outcome): Count => ({ tried, bad: executed.size })

export const faults: readonly Fault[] = [
  {
    name: 'content.xss',
    bar: 0,
    attack: guarded,
    control: unguarded,
  },
  {
    name: 'content.xss-csp-only',
    bar: 0,
    attack: (size) => attack(size, publishRaw, { policy: true, cleaner: false }).then(onlyExecuted),
    control: unguarded,
  },
]
