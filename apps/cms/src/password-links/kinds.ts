/** Why somebody gets a link that sets a password, and how long it opens. */
export const LINK_KINDS = {
  /** A new colleague, who has no password yet. */
  INVITATION: { hours: 72 },
  /** Asked for on the sign-in screen, by whoever knows the address; it goes to the mail box alone. */
  FORGOTTEN: { hours: 1 },
  /** Made by an administrator for a colleague. */
  NEW_PASSWORD: { hours: 24 },
} as const satisfies Readonly<Record<string, { readonly hours: number }>>

export type LinkKind = keyof typeof LINK_KINDS
