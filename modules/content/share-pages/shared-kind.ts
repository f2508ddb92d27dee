import type { Picture } from '#contracts/content.ts'
import type { Generation } from '../generation.ts'
import type { Markup } from './markup.ts'
import type { Said, RenderContext } from './render-context.ts'

export const SHARED_KINDS = ['post', 'package', 'page', 'job'] as const
export type SharedKindName = (typeof SHARED_KINDS)[number]

/** What a link preview, a search engine and a reader without scripts get to see of one thing. */
export type SharedPage = {
  readonly title: Said
  readonly description: string
  /** Null shows the house's own picture. */
  readonly picture: Picture | null
  /** The same thing in the app, as `#/…`. */
  readonly route: string
  readonly openGraph: 'article' | 'product' | 'website'
  readonly body: Markup
  /** schema.org, without context, address, language and picture: those are the same for all. */
  readonly data: readonly Readonly<Record<string, unknown>>[]
}

export type Listed = { readonly id: string; readonly changedOn: string | null }

/** One kind of thing that has an address outside the app. */
export type SharedKind = {
  readonly name: SharedKindName
  list(generation: Generation): readonly Listed[]
  page(generation: Generation, id: string, context: RenderContext): SharedPage | null
}

export const sharedPath = (kind: SharedKindName, id: string): string => `/s/${kind}/${id}`
