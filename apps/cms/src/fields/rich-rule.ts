import type { RichTextField, Validate } from 'payload'
import { asRow } from '../languages/both-sides.ts'
import { inWords } from '../words/desk-words.ts'
import { publishedLinkFault } from './published-link-rule.ts'

type Rule = NonNullable<RichTextField['validate']>

/** Every address that a formatted text leads to. */
export function* linksIn(node: unknown): Generator<string> {
  const { type, fields, children, root } = asRow(node)
  if (root) yield* linksIn(root)
  const url: unknown = asRow(fields)['url']
  if ((type === 'link' || type === 'autolink') && typeof url === 'string') yield url
  if (Array.isArray(children)) for (const child of children) yield* linksIn(child)
}

/** Says which link is wrong and why; Lexical alone would say that "a link node failed to validate". */
export const richRule: Rule = async (value, options) => {
  for (const link of linksIn(value)) {
    const fault = await publishedLinkFault(link, options)
    if (fault) return inWords(fault, options.req.i18n.language, { link })
  }
  const { editor } = options as unknown as { editor: { validate: Validate } }
  return editor.validate(value, options as never)
}
