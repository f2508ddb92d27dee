import type { HTMLConvertersFunctionAsync } from '@payloadcms/richtext-lexical/html-async'
import type { PayloadRequest } from 'payload'
import { imageTag, type MediaDocument } from './image-tag.ts'
import { tableConverters } from './table.ts'

/** Pictures inside a text become one `<img>` with its sizes, addressed where readers fetch them. */
export const htmlConverters =
  (language: 'en' | 'my'): HTMLConvertersFunctionAsync =>
  ({ defaultConverters }) => ({
    ...defaultConverters,
    ...tableConverters,
    upload: async ({ node, populate }) => {
      const value: unknown = node.value
      const media =
        typeof value === 'object'
          ? (value as MediaDocument | null)
          : await populate?.<MediaDocument>({ id: value as number, collectionSlug: 'media' })
      return media ? imageTag(media, language) : ''
    },
  })

/** Pictures are public, so that a text shows them to whoever may read the text. */
export const populateFor =
  (req: PayloadRequest) =>
  async <T extends object>({ id }: { id: number | string }): Promise<T | undefined> => {
    const found: unknown = await req.payload.findByID({
      collection: 'media',
      id,
      depth: 0,
      disableErrors: true,
      req,
    })
    return (found ?? undefined) as T | undefined
  }
