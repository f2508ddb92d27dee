import type { CollectionConfig, Field } from 'payload'
import { draftsOnlyForEditors } from '../access/drafts-only.ts'
import { approvers, staff, staffOrPublished, writers, writersOfThis } from '../access/roles.ts'
import { burmeseMissing } from '../fields/burmese-missing.ts'
import { publicId } from '../fields/public-id.ts'
import { sort, timestamps, windowFields } from '../fields/window.ts'
import { zawgyiFields } from '../fields/zawgyi.ts'
import { checkBurmese } from '../hooks/check-burmese.ts'
import { noteChange, noteDelete } from '../hooks/outbox.ts'
import { previewAddress } from '../preview.ts'

type Options = {
  slug: string
  group: 'News' | 'Products' | 'Pages' | 'Help' | 'International' | 'Menus and footer'
  title: string
  columns?: string[]
  description?: string
  /** Replaces the public id that is given by itself. */
  id?: Parameters<typeof publicId>[0]
  /** The website's own route of one document, when it has one. */
  route?: (publicId: string) => string
  fields: Field[]
  hooks?: CollectionConfig['hooks']
}

/** Drafts, versions, roles, windows, Burmese checks and the outbox are the same for everything staff write. */
export function document(options: Options): CollectionConfig {
  return {
    slug: options.slug,
    access: {
      read: staffOrPublished,
      readVersions: staff,
      create: writers,
      update: writersOfThis,
      delete: approvers,
    },
    admin: {
      group: options.group,
      useAsTitle: options.title,
      defaultColumns: [options.title, ...(options.columns ?? []), '_status', 'burmeseMissing', 'updatedAt'],
      listSearchableFields: [options.title, 'publicId'],
      components: { beforeListTable: ['/src/components/quick-filters.tsx#QuickFilters'] },
      ...(options.description ? { description: options.description } : {}),
      ...(options.route ? { preview: previewAddress(options.route) } : {}),
    },
    // Where readers find it; the list of links that editors choose from is made of these.
    ...(options.route ? { custom: { route: options.route } } : {}),
    defaultSort: '-updatedAt',
    // The outbox names a document by it, whatever the caller asked to see.
    forceSelect: { publicId: true },
    versions: { drafts: { schedulePublish: false }, maxPerDoc: 50 },
    fields: [
      ...options.fields,
      ...timestamps,
      publicId(options.id),
      sort,
      ...windowFields,
      burmeseMissing,
      ...zawgyiFields,
    ],
    hooks: {
      ...options.hooks,
      beforeOperation: [draftsOnlyForEditors, ...(options.hooks?.beforeOperation ?? [])],
      beforeValidate: [checkBurmese, ...(options.hooks?.beforeValidate ?? [])],
      afterChange: [...(options.hooks?.afterChange ?? []), noteChange],
      afterDelete: [...(options.hooks?.afterDelete ?? []), noteDelete],
    },
  }
}
