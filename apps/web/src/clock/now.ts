/** The browser's clock, in one place, so that a test can set it. */
export const now = () => Date.now()

export const currentYear = () => new Date(now()).getFullYear()
