import type { Post } from '#contracts/content.ts'
import type { Lang } from '#contracts/language.ts'
import { excerptOf } from '#language/html-text.ts'
import { pickText, type PickedText } from '../i18n/pick-text.ts'

/** Of visible text; Burmese is cut between syllables, and the ellipsis comes only when something was cut. */
const CONTENT_CUT = 500

/** The description, or else the beginning of the content. */
export function cardText(post: Post, lang: Lang): PickedText {
  const description = pickText(post.description, post.descriptionMm, lang)
  if (description.text.trim()) return description
  const content = pickText(post.content, post.contentMm, lang)
  return { text: excerptOf(content.text, CONTENT_CUT), lang: content.lang }
}
