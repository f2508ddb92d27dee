const DAY_MS = 86_400_000
const days = (count: number) => (now: Date) => new Date(now.getTime() + count * DAY_MS)

/** An application ends when its fee is unpaid for a week, or our question unanswered for two. */
export const unpaidUntil = days(7)
export const silentUntil = days(14)
/** Two years after the end, as `docs/data.md` says. */
export const keptUntil = days(730)
