export type JustSent = { readonly ticketNo: string; readonly isNew: boolean }

let last: JustSent | null = null

/** Passes what was just sent to the thread that follows, which says so until it is reloaded. */
export const tellSent = (sent: JustSent): void => {
  last = sent
}

export const justSent = (ticketNo: string): JustSent | null => (last?.ticketNo === ticketNo ? last : null)
