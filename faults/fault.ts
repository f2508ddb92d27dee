export type Size = 'ci' | 'full'

export type Count = {
  readonly tried: number
  readonly bad: number
  /** The worst value of what has a bar of its own, such as seconds. */
  readonly worst?: Readonly<Record<string, number>>
}

/** What a `*.fault.ts` file exports as `faults`: an attack, run once with the guard and once without. */
export type Fault = {
  /** `domain.case`, the key of the stored result. */
  readonly name: string
  /** The number of bad outcomes that is still acceptable; almost always none. */
  readonly bar: number
  attack(size: Size): Promise<Count>
  /** The same with the guard switched off. It must go wrong, or the attack proves nothing. */
  control(size: Size): Promise<Count>
}

export type FaultResult = Count & {
  readonly name: string
  readonly bar: number
  readonly ok: boolean
  readonly control: Count
  readonly size: Size
  readonly at: string
}

export const judgeFault = (
  fault: Pick<Fault, 'name' | 'bar'>,
  attack: Count,
  control: Count,
  size: Size,
  at: string,
): FaultResult => ({
  name: fault.name,
  tried: attack.tried,
  bad: attack.bad,
  ...(attack.worst && { worst: attack.worst }),
  bar: fault.bar,
  ok: attack.tried > 0 && attack.bad <= fault.bar && control.bad > 0,
  control,
  size,
  at,
})
