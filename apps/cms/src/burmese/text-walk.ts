type Json = unknown

/** A piece of text that a person wrote: one plain field, or one formatted field as a whole. */
export type Piece = { path: string; text: string }

const isRecord = (value: Json): value is Record<string, Json> =>
  typeof value === 'object' && value !== null && !Array.isArray(value) && !(value instanceof Date)

const isFormatted = (value: Json): value is { root: Json } => isRecord(value) && isRecord(value['root'])

/** Set by the save itself or by the session; nobody wrote them. */
const NOT_WRITTEN = new Set(['zawgyiFlag', 'searchText', 'linksOut', 'writerName', 'basedOn'])

/** A text of the other language that a form shows to read; it was looked at when it was written. */
const isOnlyRead = (key: string): boolean => key.endsWith('BesideRead')

/** Every text of a document with the path of its field. Formatting splits words, so a formatted field is one piece. */
export function* pieces(value: Json, path = ''): Generator<Piece> {
  if (typeof value === 'string') yield { path, text: value }
  else if (isFormatted(value)) yield { path, text: textOf(value.root) }
  else if (Array.isArray(value))
    for (const [index, item] of value.entries()) yield* pieces(item, join(path, String(index)))
  else if (isRecord(value))
    for (const [key, item] of Object.entries(value))
      if (!NOT_WRITTEN.has(key) && !isOnlyRead(key)) yield* pieces(item, join(path, key))
}

/** The same document with each text changed; `change` is told which field it stands in. */
export function mapTexts(value: Json, change: (text: string, path: string) => string, path = ''): Json {
  if (typeof value === 'string') return change(value, path)
  if (isFormatted(value)) return { ...value, root: mapNode(value.root, (text) => change(text, path)) }
  if (Array.isArray(value))
    return value.map((item, index) => mapTexts(item, change, join(path, String(index))))
  if (isRecord(value)) {
    return Object.fromEntries(
      Object.entries(value).map(([key, item]) => [key, mapTexts(item, change, join(path, key))]),
    )
  }
  return value
}

const join = (path: string, key: string): string => (path ? `${path}.${key}` : key)

function mapNode(node: Json, change: (text: string) => string): Json {
  if (Array.isArray(node)) return node.map((child) => mapNode(child, change))
  if (!isRecord(node)) return node
  return {
    ...node,
    ...(typeof node['text'] === 'string' ? { text: change(node['text']) } : {}),
    ...(Array.isArray(node['children']) ? { children: mapNode(node['children'], change) } : {}),
  }
}

function textOf(node: Json): string {
  if (!isRecord(node)) return ''
  if (typeof node['text'] === 'string') return node['text']
  const children = Array.isArray(node['children']) ? node['children'] : []
  return children.map(textOf).join(node['type'] === 'root' ? '\n' : '')
}
