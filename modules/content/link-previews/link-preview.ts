import type { Picture } from '#contracts/content.ts'
import type { Generation } from '../generation.ts'
import type { Markup } from './markup.ts'
import type { Said, RenderContext } from './render-context.ts'

export const LINK_PREVIEW_TYPES = ['post', 'package', 'page', 'job'] as const
export type LinkPreviewType = (typeof LINK_PREVIEW_TYPES)[number]

/** What a link preview, a search engine and a reader without scripts see of one document. */
export type LinkPreview = {
  readonly title: Said
  readonly description: string
  /** Null means the operator's default picture. */
  readonly picture: Picture | null
  /** The same document in the app, as `#/…`. */
  readonly route: string
  readonly openGraph: 'article' | 'product' | 'website'
  readonly body: Markup
  /** schema.org data without context, address, language and picture, which are added for all. */
  readonly data: readonly Readonly<Record<string, unknown>>[]
}

export type Listed = { readonly id: string; readonly changedOn: string | null }

/** Documents of one type that have an address outside the app, and their pages. */
export type LinkPreviews = {
  readonly name: LinkPreviewType
  list(generation: Generation): readonly Listed[]
  page(generation: Generation, id: string, context: RenderContext): LinkPreview | null
}

export const linkPreviewPath = (type: LinkPreviewType, id: string): string => `/s/${type}/${id}`
