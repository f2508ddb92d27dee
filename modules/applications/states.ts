import type { ApplicationState } from '#contracts/applications.ts'

/** Who may move an application. SYSTEM is time, or another system that finished the work. */
export type Mover = 'CUSTOMER' | 'STAFF' | 'SYSTEM'

type Steps = Readonly<Partial<Record<ApplicationState, readonly Mover[]>>>

/** Every allowed step and who may take it. An application is CHECKING once a member of staff takes it. */
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
