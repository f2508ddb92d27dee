import { convertLexicalToHTMLAsync } from '@payloadcms/richtext-lexical/html-async'
import type { Field, RichTextField } from 'payload'
import { richRule } from './rich-rule.ts'
import { htmlConverters, populateFor } from '../richtext/html.ts'

/**
 * Formatted text in both languages, with its HTML beside it under `<name>Html`. The HTML is computed when read and
 * stored nowhere. Read it once per language: with `locale=all` there is no one text to convert.
 */
export function rich(name: string, options: { required?: boolean; label?: string } = {}): Field[] {
  const text: RichTextField = { name, type: 'richText', localized: true, validate: richRule, ...options }
  const html: Field = {
    name: `${name}Html`,
    type: 'textarea',
    virtual: true,
    admin: { hidden: true, disableListColumn: true, disableListFilter: true, disableBulkEdit: true },
    hooks: {
      afterRead: [
        ({ siblingData, req }) => {
          const data = siblingData[name]
          if (!data?.root) return ''
          return convertLexicalToHTMLAsync({
            data,
            converters: htmlConverters(req.locale === 'my' ? 'my' : 'en'),
            disableContainer: true,
            populate: populateFor(req),
          })
        },
      ],
    },
  }
  return [text, html]
}
