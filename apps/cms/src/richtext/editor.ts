import {
  BlockquoteFeature,
  BoldFeature,
  EXPERIMENTAL_TableFeature,
  FixedToolbarFeature,
  HeadingFeature,
  HorizontalRuleFeature,
  InlineToolbarFeature,
  ItalicFeature,
  lexicalEditor,
  LinkFeature,
  OrderedListFeature,
  ParagraphFeature,
  UnorderedListFeature,
  UploadFeature,
} from '@payloadcms/richtext-lexical'
import { deepMergeSimple } from 'payload/shared'
import { linkRule } from '../fields/link-rule.ts'
import { EDITOR_BURMESE } from '../words/editor-burmese.ts'
import { PastingFeature } from '../pasting/pasting-feature.ts'

const chosenLink = { admin: { components: { Field: '/src/components/link-field.tsx#LinkField' } } }

/** Only what the website's sanitiser lets through: an editor never formats something that readers will not see. */
const formatted = lexicalEditor({
  features: [
    ParagraphFeature(),
    HeadingFeature({ enabledHeadingSizes: ['h2', 'h3', 'h4'] }),
    BoldFeature(),
    ItalicFeature(),
    UnorderedListFeature(),
    OrderedListFeature(),
    BlockquoteFeature(),
    HorizontalRuleFeature(),
    EXPERIMENTAL_TableFeature(),
    LinkFeature({
      enabledCollections: [],
      // Payload's own hook writes an address it does not know in percent signs, and `#/top-up` is such a one.
      fields: ({ defaultFields }) =>
        defaultFields.map((field) =>
          'name' in field && field.name === 'url'
            ? { ...field, ...chosenLink, hooks: {}, validate: linkRule(true) }
            : field,
        ) as typeof defaultFields,
    }),
    UploadFeature({ enabledCollections: ['media'] }),
    PastingFeature(),
    FixedToolbarFeature(),
    InlineToolbarFeature(),
  ],
})

/** Payload lays its own words over those of the settings, so ours are laid over them once more. */
export const editor: typeof formatted = async (args) => {
  const adapter = await formatted(args)
  const { i18n } = args.config
  i18n.translations = deepMergeSimple(i18n.translations, { my: { lexical: EDITOR_BURMESE } })
  return { ...adapter, i18n: deepMergeSimple(adapter.i18n ?? {}, { my: { lexical: EDITOR_BURMESE } }) }
}
