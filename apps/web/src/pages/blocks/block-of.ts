import type { PageBlock } from '#contracts/pages.ts'

/** The block of one type, as its component takes it. */
export type BlockOf<T extends PageBlock['type']> = Extract<PageBlock, { type: T }>
