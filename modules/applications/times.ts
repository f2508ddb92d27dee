const DAY_MS = 86_400_000
const days = (count: number) => (now: Date) => new Date(now.getTime() + count * DAY_MS)

/** A fee that nobody paid for a week, and a question that nobody answered for two, end an application. */
export const unpaidUntil = days(7)
export const silentUntil = days(14)
/** As `docs/data.md` says: two years after it ended. */
export const keptUntil = days(730)
