import type { CollectionConfig, Field } from 'payload'
import { draftsOnlyForEditors } from '../access/drafts-only.ts'
import { wholeIntoTheBin } from '../access/whole-bin.ts'
import { binned, staff, staffOrPublished, writers, writersOfThis } from '../access/roles.ts'
import { showBeside } from '../beside/show-beside.ts'
import { withBeside } from '../beside/with-beside.ts'
import { burmeseMissing } from '../fields/burmese-missing.ts'
import { reviewFields } from '../fields/review.ts'
import { foundBy } from '../fields/found-by.ts'
import { publicId } from '../fields/public-id.ts'
import { sort, timestamps, windowFields } from '../fields/window.ts'
import { zawgyiFields } from '../fields/zawgyi.ts'
import { checkBurmese } from '../hooks/check-burmese.ts'
import { noteChange, noteDelete } from '../hooks/outbox.ts'
import { liveEndpoint } from '../live/live-endpoint.ts'
import { LIVE_VIEW, livePreview } from '../live/live-preview.ts'
import { previewAddress } from '../preview.ts'
import { onlyOnWhatWasSeen } from '../review/based-on.ts'
import { keepStage, restoreAsDraft } from '../review/guard-stage.ts'
import { mayNeedTwo } from '../review/needs-two.ts'
import { reviewEndpoints } from '../review/review-endpoints.ts'

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
  /** A page that shows documents of this kind which have no page of their own. */
  shownAt?: string
  fields: Field[]
  hooks?: CollectionConfig['hooks']
}

/** Drafts, versions, roles, windows, Burmese checks and the outbox are the same for everything staff write. */
export function document(options: Options): CollectionConfig {
  const { shownAt } = options
  const seenAt = options.route ?? (shownAt === undefined ? undefined : () => shownAt)
  return {
    slug: options.slug,
    access: {
      read: staffOrPublished,
      readVersions: staff,
      create: writers,
      update: writersOfThis,
      delete: binned,
    },
    admin: {
      group: options.group,
      // The tab shows addresses and raw answers; nobody here writes programs.
      hideAPIURL: true,
      useAsTitle: options.title,
      defaultColumns: [options.title, ...(options.columns ?? []), 'stage', 'burmeseMissing', 'updatedAt'],
      listSearchableFields: [options.title, 'publicId'],
      components: {
        ...(seenAt ? { views: LIVE_VIEW } : {}),
        beforeListTable: ['/src/components/quick-filters.tsx#QuickFilters'],
        edit: {
          beforeDocumentControls: ['/src/beside/language-switch.tsx#LanguageSwitch'],
          ...(mayNeedTwo(options.slug)
            ? { PublishButton: '/src/review/publish-button.tsx#PublishButton' }
            : {}),
        },
      },
      ...(options.description ? { description: options.description } : {}),
      ...(options.route ? { preview: previewAddress(options.route) } : {}),
      ...(seenAt ? { livePreview } : {}),
    },
    // Where readers find it; the list of links that editors choose from is made of these.
    ...(options.route ? { custom: { route: options.route } } : {}),
    defaultSort: '-updatedAt',
    // The outbox names a document by it, whatever the caller asked to see.
    forceSelect: { publicId: true },
    // The catalogue and the website know it by its name, and there is one of each.
    disableDuplicate: options.id?.given === true,
    // What is deleted can be brought back; only an administrator empties the bin.
    trash: true,
    // Payload adds its own to the list, so each collection needs one of its own.
    endpoints: [...reviewEndpoints, ...(seenAt ? [liveEndpoint(seenAt)] : [])],
    versions: { drafts: { schedulePublish: false }, maxPerDoc: 50 },
    fields: [
      ...withBeside(options.fields),
      ...reviewFields,
      ...timestamps,
      publicId(options.id),
      sort,
      ...windowFields,
      burmeseMissing,
      ...foundBy,
      ...zawgyiFields,
    ],
    hooks: {
      ...options.hooks,
      beforeOperation: [
        draftsOnlyForEditors,
        wholeIntoTheBin,
        restoreAsDraft,
        onlyOnWhatWasSeen,
        ...(options.hooks?.beforeOperation ?? []),
      ],
      beforeValidate: [checkBurmese, ...(options.hooks?.beforeValidate ?? [])],
      beforeChange: [...(options.hooks?.beforeChange ?? []), keepStage],
      afterRead: [...(options.hooks?.afterRead ?? []), showBeside],
      afterChange: [...(options.hooks?.afterChange ?? []), noteChange],
      afterDelete: [...(options.hooks?.afterDelete ?? []), noteDelete],
    },
  }
}
