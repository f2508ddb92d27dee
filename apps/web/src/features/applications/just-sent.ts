type JustSent = { readonly reference: string; readonly isNew: boolean }

let last: JustSent | null = null

/** Passes what was just sent to the page that follows, which says so until it is reloaded. */
export const tellSent = (sent: JustSent): void => {
  last = sent
}

export const justSent = (reference: string): JustSent | null => (last?.reference === reference ? last : null)
