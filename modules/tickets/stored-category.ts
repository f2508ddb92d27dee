import * as z from 'zod'
import { THING_KINDS, TICKET_PRIORITIES, TICKET_SERVICES } from '#contracts/tickets.ts'

const words = z.string().min(1)

/** A category as editors write it: names, questions, and first advice. */
export const StoredCategory = z.object({
  service: z.enum(TICKET_SERVICES),
  code: z.string().regex(/^[A-Z][A-Z_]{1,39}$/),
  sort: z.int(),
  name: words,
  nameMm: words,
  priority: z.enum(TICKET_PRIORITIES),
  asksPlace: z.boolean(),
  files: z.enum(['PHOTO', 'DOCUMENT']),
  things: z.array(z.enum(THING_KINDS)),
  fields: z.array(
    z.object({
      key: z.string().regex(/^[a-zA-Z]\w{0,39}$/),
      label: words,
      labelMm: words,
      type: z.enum(['text', 'number', 'date', 'select', 'textarea']),
      required: z.boolean(),
      min: z.int().optional(),
      max: z.int().optional(),
      options: z.array(z.object({ value: words, label: words, labelMm: words })).optional(),
    }),
  ),
  selfHelp: z.array(
    z.object({ title: words, titleMm: words, steps: z.array(words).min(1), stepsMm: z.array(words).min(1) }),
  ),
})
export type StoredCategory = z.infer<typeof StoredCategory>
