/** The only place of the CMS that looks at the clock. */
export const now = (): Date => new Date()
