/** Attributes of a step: our own names and counts, never what somebody typed. */
export type Facts = Readonly<Record<string, string | number>>

export type Follower = {
  /** Starts a step; steps inside it become its children. */
  follow<T>(name: string, facts: Facts, work: () => Promise<T>): Promise<T>
  /** Records a finished step. */
  note(name: string, facts: Facts, tookMs: number): void
}

let follower: Follower | null = null

/** Called once when the process starts; null resets it in tests. */
export function followWith(given: Follower | null): void {
  follower = given
}

export const isFollowed = (): boolean => follower !== null

/** Without tracing, just the work itself. */
export const traced = <T>(name: string, facts: Facts, work: () => Promise<T>): Promise<T> =>
  follower === null ? work() : follower.follow(name, facts, work)

export const noteStep = (name: string, facts: Facts, tookMs: number): void =>
  follower?.note(name, facts, tookMs)
