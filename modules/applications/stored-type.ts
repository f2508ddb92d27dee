import * as z from 'zod'
import { APPLICATION_CODES, APPLICATION_SERVICES } from '#contracts/applications.ts'
import { FIELD_TYPES } from '#contracts/form-field.ts'

const words = z.string().min(1)

export const StoredType = z.object({
  code: z.enum(APPLICATION_CODES),
  service: z.enum(APPLICATION_SERVICES),
  sort: z.int(),
  feeKyat: z.int().min(0),
  slaDays: z.int().min(1),
  name: words,
  nameMm: words,
  about: words,
  aboutMm: words,
  who: words,
  whoMm: words,
  steps: z.array(words).min(1),
  stepsMm: z.array(words).min(1),
  needLogin: z.boolean(),
  channel: z.enum(['ONLINE', 'BOTH']),
  formSchema: z
    .array(
      z.object({
        key: z.string().regex(/^[a-zA-Z]\w{0,39}$/),
        label: words,
        labelMm: words,
        type: z.enum(FIELD_TYPES),
        required: z.boolean(),
        min: z.int().optional(),
        max: z.int().optional(),
        pattern: z.string().optional(),
        options: z.array(z.object({ value: words, label: words, labelMm: words })).optional(),
      }),
    )
    .min(1),
})
export type StoredType = z.infer<typeof StoredType>
