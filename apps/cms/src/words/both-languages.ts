import type { Block, CollectionConfig, Field, Option } from 'payload'
import { BLOCK_WORDS, BURMESE, CHOICE_WORDS, COLLECTION_WORDS } from './screen-words.ts'
import { FIELD_WORDS } from './field-words.ts'

type Both = { en: string; my: string }

/** A word without Burmese stops the start, so that none is forgotten. */
function both(english: string): Both {
  const my = BURMESE[english]
  if (!my) throw new Error(`no Burmese for "${english}"; see src/words/screen-words.ts`)
  return { en: english, my }
}

function labelOf(name: string, given: unknown): Both {
  if (typeof given === 'string' && BURMESE[given]) return both(given)
  const words = FIELD_WORDS[name]
  if (!words) throw new Error(`no words for the field "${name}"; see src/words/field-words.ts`)
  return { en: words[0], my: words[1] }
}

/** Codes that staff know as they are (4G, FULL_TIME) are made readable and stay Latin. */
function choiceOf(option: Option): Option {
  if (typeof option !== 'string') return option
  const words = CHOICE_WORDS[option]
  const readable = option.charAt(0) + option.slice(1).toLowerCase().replaceAll('_', ' ')
  return { value: option, label: words ? { en: words[0], my: words[1] } : readable }
}

const described = (admin: object | undefined): object | undefined =>
  admin && 'description' in admin && typeof admin.description === 'string'
    ? { ...admin, description: both(admin.description) }
    : admin

function inBlock(block: Block): Block {
  const words = BLOCK_WORDS[block.slug]
  if (!words) throw new Error(`no words for the block "${block.slug}"`)
  const label = { en: words[0], my: words[1] }
  return { ...block, labels: { singular: label, plural: label }, fields: block.fields.map(inField) }
}

/** "Add item" is said of one; Burmese has one word for both. */
const oneAndMany = (many: Both) => ({
  singular: { en: many.en.replace(/ies$/, 'y').replace(/s$/, ''), my: many.my },
  plural: many,
})

function inField(field: Field): Field {
  const { admin } = 'admin' in field ? field : {}
  const hidden = admin && (('hidden' in admin && admin.hidden) || ('disabled' in admin && admin.disabled))
  // A row only puts what is in it side by side.
  if (field.type === 'row') return { ...field, fields: field.fields.map(inField) }
  if (!('name' in field) || !field.name || hidden) return field
  return {
    ...field,
    label: labelOf(field.name, 'label' in field ? field.label : undefined),
    ...('admin' in field && field.admin ? { admin: described(field.admin) } : {}),
    ...('fields' in field ? { fields: field.fields.map(inField) } : {}),
    ...(field.type === 'array' || field.type === 'blocks'
      ? { labels: oneAndMany(labelOf(field.name, field.label)) }
      : {}),
    ...(field.type === 'blocks' ? { blocks: field.blocks.map(inBlock) } : {}),
    ...(field.type === 'select' ? { options: field.options.map(choiceOf) } : {}),
  } as Field
}

/** Staff choose the language of their screens; everything we add to Payload's own words follows. */
export function inBothLanguages(collection: CollectionConfig): CollectionConfig {
  const words = COLLECTION_WORDS[collection.slug]
  if (!words) throw new Error(`no words for the collection "${collection.slug}"`)
  const { group } = collection.admin ?? {}
  return {
    ...collection,
    labels: { singular: { en: words.en[0], my: words.my }, plural: { en: words.en[1], my: words.my } },
    admin: {
      ...(described(collection.admin) as CollectionConfig['admin']),
      ...(typeof group === 'string' ? { group: both(group) } : {}),
    },
    fields: collection.fields.map(inField),
  }
}
