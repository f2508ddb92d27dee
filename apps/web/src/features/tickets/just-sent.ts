export type JustSent = { readonly ticketNo: string; readonly isNew: boolean }

let last: JustSent | null = null

/** What the form sent a moment ago: the thread it leads to says so, until the page is opened anew. */
export const tellSent = (sent: JustSent): void => {
  last = sent
}

export const justSent = (ticketNo: string): JustSent | null => (last?.ticketNo === ticketNo ? last : null)
