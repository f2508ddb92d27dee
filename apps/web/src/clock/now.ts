let aheadMs = 0

/** The browser's clock, in one place so that tests can set it. A demo's server may be ahead of it. */
export const now = () => Date.now() + aheadMs

export function goAhead(byMs: number): void {
  aheadMs = byMs
}

export const currentYear = () => new Date(now()).getFullYear()
