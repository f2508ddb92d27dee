/** Structurally the product's language; written again because this folder imports nothing of ours. */
export type Lang = 'en' | 'my'
