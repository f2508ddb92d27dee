import { createHash } from 'node:crypto'
import type { CollectionBeforeOperationHook, CollectionConfig, ImageSize } from 'payload'
import { approvers, writers } from '../access/roles.ts'
import { publicId } from '../fields/public-id.ts'
import { zawgyiFields } from '../fields/zawgyi.ts'
import { checkBurmese } from '../hooks/check-burmese.ts'
import { noteChange, noteDelete } from '../hooks/outbox.ts'
import { settings } from '../settings.ts'

const WIDTHS = [360, 720, 1280] as const
const LARGEST = 1920

const size = (width: number, format: 'webp' | 'avif'): ImageSize => ({
  name: `${format}${width}`,
  width,
  withoutEnlargement: true,
  formatOptions: { format, options: format === 'webp' ? { quality: 78 } : { quality: 55, effort: 3 } },
})

/** Named after its bytes: an address never changes its picture, so readers and caches may keep it for ever. */
const nameByContent: CollectionBeforeOperationHook = ({ args, operation, req }) => {
  if ((operation === 'create' || operation === 'update') && req.file) {
    const extension = req.file.name.split('.').pop()?.toLowerCase() ?? 'bin'
    req.file.name = `${createHash('sha256').update(req.file.data).digest('hex').slice(0, 20)}.${extension}`
  }
  return args
}

export const media: CollectionConfig = {
  slug: 'media',
  // A picture has no drafts: changing one changes live pages, so it takes an approver.
  access: { read: () => true, create: writers, update: approvers, delete: approvers },
  admin: {
    group: 'Menus and footer',
    hideAPIURL: true,
    useAsTitle: 'alt',
    defaultColumns: ['filename', 'alt', 'altMm', 'uses', 'updatedAt'],
  },
  forceSelect: { publicId: true },
  upload: {
    staticDir: settings.mediaFolder,
    // The content is looked at, not the name; SVG is a program and is not in the list.
    mimeTypes: ['image/jpeg', 'image/png', 'image/webp', 'image/avif'],
    formatOptions: { format: 'webp', options: { quality: 85 } },
    resizeOptions: { width: LARGEST, withoutEnlargement: true },
    imageSizes: WIDTHS.flatMap((width) => [size(width, 'webp'), size(width, 'avif')]),
    adminThumbnail: 'webp360',
    crop: false,
    // The website cuts by it (`ui/picture`); our files keep their shape.
    focalPoint: true,
    pasteURL: false,
  },
  fields: [
    {
      type: 'row',
      fields: [
        { name: 'alt', type: 'text', required: true, label: 'Alt text (English)' },
        { name: 'altMm', type: 'text', required: true, label: 'Alt text (Burmese)' },
      ],
    },
    {
      name: 'uses',
      type: 'ui',
      admin: {
        position: 'sidebar',
        components: {
          Field: '/src/pictures/picture-uses.tsx#PictureUses',
          Cell: '/src/pictures/picture-uses.tsx#PictureUsesCell',
        },
      },
    },
    publicId(),
    ...zawgyiFields,
  ],
  hooks: {
    beforeOperation: [nameByContent],
    beforeValidate: [checkBurmese],
    afterChange: [noteChange],
    afterDelete: [noteDelete],
  },
}
