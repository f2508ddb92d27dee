/** Shown at first, and added by each press of the button. */
export const STEP = 4

export type Rest = {
  /** The server has a next page. */
  readonly more: boolean
  readonly loading: boolean
}

/** The button stands while anything is hidden here or still on the server. */
export const hasMore = (loaded: number, wanted: number, rest: Rest): boolean => loaded > wanted || rest.more

/** The next server page is fetched when the loaded posts do not fill the next step. */
export const needsNextPage = (loaded: number, nextWanted: number, rest: Rest): boolean =>
  nextWanted > loaded && rest.more && !rest.loading
