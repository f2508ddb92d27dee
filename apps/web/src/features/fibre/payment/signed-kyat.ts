import type { Lang } from '#contracts/language.ts'
import { formatKyat } from '#language/formats.ts'

/** With a plus or a real minus sign: it is a difference. */
export const signedKyat = (kyat: number, lang: Lang): string =>
  `${kyat < 0 ? '−' : '+'}${formatKyat(Math.abs(kyat), lang)}`
