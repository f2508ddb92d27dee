/** The only place of the office that reads the time of the machine. */
export const now = (): number => Date.now()
