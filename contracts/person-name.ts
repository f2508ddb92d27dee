import * as z from 'zod/mini'

/** Two letters at least, of Latin or Myanmar script. */
export const PersonName = z
  .string()
  .check(z.trim(), z.minLength(2), z.maxLength(100), z.regex(/^[A-Za-z\u00C0-\u024F\u1000-\u109F .'’-]+$/))
