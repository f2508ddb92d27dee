/** One requirement of the seed, as `docs/seed-rows.json` keeps it: added there by hand, one line each. */
export type SeedRow = {
  readonly id: string
  readonly section: string
  readonly requirement: string
  readonly kind: string
}
