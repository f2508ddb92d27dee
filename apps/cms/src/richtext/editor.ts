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
import { linkRule } from '../fields/link-rule.ts'
import { PastingFeature } from '../pasting/pasting-feature.ts'

const chosenLink = { admin: { components: { Field: '/src/components/link-field.tsx#LinkField' } } }

/** Only what the website's sanitiser lets through: an editor never formats something that readers will not see. */
export const editor = lexicalEditor({
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
