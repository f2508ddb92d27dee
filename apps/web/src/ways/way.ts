import type { brand } from '#brand'

/** How a customer gets the service today. Every way works without a smartphone app or an account of ours. */
export type Way =
  | { readonly kind: 'ussd'; readonly code: keyof typeof brand.ussd }
  | { readonly kind: 'hotline' }
  | { readonly kind: 'email' }
