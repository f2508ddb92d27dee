type JustSent = { readonly reference: string; readonly isNew: boolean }

let last: JustSent | null = null

/** What the form sent a moment ago: the page it leads to says so, until it is opened anew. */
export const tellSent = (sent: JustSent): void => {
  last = sent
}

export const justSent = (reference: string): JustSent | null => (last?.reference === reference ? last : null)
