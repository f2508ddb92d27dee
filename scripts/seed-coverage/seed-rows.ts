const TEST_KINDS = ['e2e', 'api', 'unit'] as const
/** A journey in Chromium, a test of the API over HTTP, or one beside the code. */
export type TestKind = (typeof TEST_KINDS)[number]

/** One requirement of the seed, as `docs/seed-rows.json` keeps it: added there by hand, one line each. */
export type SeedRow = {
  readonly id: string
  readonly section: string
  readonly requirement: string
  /**
   * How a test sees it: `e2e: buy, success shown. api: balance agrees`. OPENS: by its address and after a reload, in both
   * languages, without an error. TWIN: GET answers as POST does, with an ETag. BEARER: 401 without the token. VALUE: not
   * with the token alone nor with the code of another wish, and once.
   */
  readonly seen: string
  readonly kind: string
}

const KINDS = new RegExp(`\\b(?:${TEST_KINDS.join('|')})\\b`, 'g')

/** The kinds of test a row asks for: each word for one that stands in its column, so a row may ask for several. */
export const askedOf = ({ seen }: SeedRow): TestKind[] =>
  TEST_KINDS.filter((kind) => seen.match(KINDS)?.includes(kind))
