import type { Find } from './judge-lines.ts'

/** What was looked at, and what was found there. */
export type Tally = {
  /** In the old style, which must be found wanting. */
  readonly isControl: boolean
  looks: number
  /** Looks with a find, by name. */
  readonly bad: string[]
  readonly finds: Record<string, number>
  /** What could not be looked at. */
  readonly missed: string[]
  add(name: string, finds: readonly Find[]): void
  /** Does the work; if it fails, the walk goes on and the miss is told at its end. */
  look(name: string, work: () => Promise<void>): Promise<void>
}

export const makeTally = (isControl: boolean): Tally => ({
  isControl,
  looks: 0,
  bad: [],
  finds: {},
  missed: [],
  add(name, finds) {
    this.looks += 1
    if (finds.length > 0) this.bad.push(name)
    for (const { kind, shown } of finds) {
      this.finds[kind] = (this.finds[kind] ?? 0) + 1
      if (!isControl) console.log(`${name}: ${kind}: ${shown}`)
    }
  },
  async look(name, work) {
    try {
      await work()
    } catch (error) {
      const [first = ''] = String(error).split('\n')
      this.missed.push(`${name} could not be looked at: ${first}`)
    }
  },
})
