import type { Tier } from '#contracts/loyalty-tiers.ts'
import styles from './metal.module.css'

/** What a card of this level wears, as custom properties for whatever stands inside. */
export const metalOf = (tier: Tier): string | undefined => styles[tier]
