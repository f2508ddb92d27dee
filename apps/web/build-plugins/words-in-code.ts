/** The keys of texts that a piece of code spells, whole or with a part that is only known when it runs. */

type Node = { readonly type?: string } & Readonly<Record<string, unknown>>

const isNode = (value: unknown): value is Node => typeof value === 'object' && value !== null

function literalsIn(value: unknown): string[] {
  if (Array.isArray(value)) return value.flatMap(literalsIn)
  if (!isNode(value)) return []
  if (value.type === 'Literal' && typeof value['value'] === 'string') return [escaped(value['value'])]
  const inside = Object.values(value).flatMap(literalsIn)
  return value.type === 'TemplateLiteral' ? [templateOf(value), ...inside] : inside
}

const escaped = (text: string) => text.replace(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`)

type Quasi = { readonly value: { readonly cooked: string } }

const templateOf = (template: Node) =>
  (template['quasis'] as readonly Quasi[]).map(({ value }) => escaped(value.cooked)).join(String.raw`[\w.-]*`)

/** A pattern without a domain would be all texts. */
const KEY = /^[a-z-]+\\\.[^\s]+$/

/** A text with forms for one and many is asked for without them. */
const FORMS = '(_one|_other)?'

export function keysSpelledIn(program: unknown, keys: readonly string[]): Set<string> {
  const patterns = [...new Set(literalsIn(program))].filter((literal) => KEY.test(literal))
  if (patterns.length === 0) return new Set()
  const spelled = new RegExp(`^(${patterns.join('|')})${FORMS}$`)
  return new Set(keys.filter((key) => spelled.test(key)))
}
