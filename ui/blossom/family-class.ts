import { classNames } from '../class-names.ts'
import type { Family } from './flowers.ts'
import styles from './blossom.module.css'

/** Names the colours of one family for whatever stands inside, and paints nothing. */
export const familyColours = (family: Family): string => styles[family] ?? ''

/** The same, with the tint as ground and the ink for words. */
export const familyClass = (family: Family): string => classNames(styles.family, familyColours(family))
