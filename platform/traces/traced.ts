/** What is said of a step: names of ours and counts, never what somebody typed. */
export type Facts = Readonly<Record<string, string | number>>

export type Follower = {
  /** A step that begins now; steps within it are its parts. */
  follow<T>(name: string, facts: Facts, work: () => Promise<T>): Promise<T>
  /** A step that is over. */
  note(name: string, facts: Facts, tookMs: number): void
}

let follower: Follower | null = null

/** Once, when the process starts; null is the way back for tests. */
export function followWith(given: Follower | null): void {
  follower = given
}

export const isFollowed = (): boolean => follower !== null

/** The work itself, and nothing else, where nobody follows. */
export const traced = <T>(name: string, facts: Facts, work: () => Promise<T>): Promise<T> =>
  follower === null ? work() : follower.follow(name, facts, work)

export const noteStep = (name: string, facts: Facts, tookMs: number): void =>
  follower?.note(name, facts, tookMs)
