import type { PayloadRequest } from 'payload'
import { oneLanguage } from '../beside/show-beside.ts'
import type { Language, Row } from '../languages/both-sides.ts'
import { withForm } from '../languages/with-form.ts'

type Place = { readonly collection: string; readonly id: number }

/**
 * A document in each language as the preview reads it, with what stands in a form in place of what is stored. Payload is given
 * the values and only completes them (pictures, categories, HTML of texts): nothing is written.
 */
export async function readLive(
  req: PayloadRequest,
  { collection, id }: Place,
  form: Row,
): Promise<Record<Language, Row>> {
  const fields = req.payload.collections[collection]?.config.fields ?? []
  // Not with `req`, whose language all three would share.
  const common = { collection, id, user: req.user, overrideAccess: false, context: oneLanguage } as const
  const stored = (await req.payload.findByID({
    ...common,
    draft: true,
    depth: 0,
    locale: 'all',
  })) as unknown as Row
  const save = { data: form, stored, language: req.locale === 'my' ? 'my' : 'en' } as const
  const inLanguage = async (locale: Language): Promise<Row> => {
    const data = withForm(fields, structuredClone(save))
    const read = { ...common, data, depth: 1, locale, fallbackLocale: false } as const
    return (await req.payload.findByID(read)) as unknown as Row
  }
  return { en: await inLanguage('en'), my: await inLanguage('my') }
}
