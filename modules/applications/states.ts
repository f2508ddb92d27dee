import type { ApplicationState } from '#contracts/applications.ts'

/** Whose hand moves an application. SYSTEM is time, or a system that did the work. */
export type Mover = 'CUSTOMER' | 'STAFF' | 'SYSTEM'

type Steps = Readonly<Partial<Record<ApplicationState, readonly Mover[]>>>

/** Every step there is, and who may take it. RECEIVED becomes CHECKING when somebody takes it. */
export const STEPS: Readonly<Record<ApplicationState, Steps>> = {
  RECEIVED: { CHECKING: ['STAFF'], REFUSED: ['SYSTEM'] },
  CHECKING: { MORE_NEEDED: ['STAFF'], DONE: ['STAFF', 'SYSTEM'], REFUSED: ['STAFF'] },
  MORE_NEEDED: { CHECKING: ['CUSTOMER'], REFUSED: ['STAFF', 'SYSTEM'] },
  DONE: {},
  REFUSED: {},
}

export const mayStep = (from: ApplicationState, to: ApplicationState, by: Mover): boolean =>
  STEPS[from][to]?.includes(by) ?? false

export const isOver = (state: ApplicationState): boolean => Object.keys(STEPS[state]).length === 0
