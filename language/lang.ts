/** The same type as the product's language, repeated because this folder imports nothing of ours. */
export type Lang = 'en' | 'my'
