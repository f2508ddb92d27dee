export type Language = 'en' | 'my'
type Fields = Record<string, unknown>

type Context = {
  language: Language
  /** Formatted text from HTML. */
  lexical: (html: string) => unknown
  /** The CMS's own id of a document, by collection and public id. */
  idOf: (collection: string, publicId: string) => number | null
}

/** Names of other documents, the field that points to them and the collection they stand in. */
const POINTERS: Readonly<Record<string, readonly [field: string, collection: string]>> = {
  categoryId: ['category', 'categories'],
  parentId: ['parent', 'categories'],
  zoneId: ['zone', 'roam-zones'],
}

/** Keys that the website and the CMS call differently. */
const RENAMED: Readonly<Record<string, string>> = {
  pictureName: 'pictureDrawing',
  pictureMobileName: 'pictureMobileDrawing',
  type: 'blockType',
}

const DAY = /^[0-9]{4}-[0-9]{2}-[0-9]{2}$/
const isFields = (value: unknown): value is Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/**
 * The website's shape of a document turned back into what the CMS asks for, in one language. A key and its Burmese
 * twin (`title`, `titleMm`) are one field; HTML is formatted text; days are moments at noon.
 */
export function toFields(kind: string, body: Fields, context: Context): Fields {
  const groups = kind === 'digitalService' ? 'digital-groups' : 'package-groups'

  function object(source: Fields, place: string): Fields {
    const entries = Object.entries(source).flatMap(([key, value]): [string, unknown][] => {
      if (key.endsWith('Mm') && key.slice(0, -2) in source) return []
      const own = `${key}Mm` in source && context.language === 'my' ? source[`${key}Mm`] : value
      return field(key, own, place)
    })
    // What the editor's list of blocks shows while they are folded.
    if (place === 'blocks') entries.push(['blockName', source['title'] || null])
    return Object.fromEntries(entries)
  }

  function field(key: string, value: unknown, place: string): [string, unknown][] {
    // A group of fields cannot be nothing; left out, it is empty.
    if (key === 'campaign' && value === null) return []
    if (key === 'html') return [['body', formatted(value)]]
    if (key.endsWith('Html')) return [[key.slice(0, -4), formatted(value)]]
    if (key === 'groupId') return [['group', pointer(groups, value)]]
    const pointing = POINTERS[key]
    if (pointing) return [[pointing[0], pointer(pointing[1], value)]]
    if (key === 'screenshotNames')
      return [['screenshots', (value as string[]).map((name) => ({ pictureDrawing: name }))]]
    if (key === 'updatedAt') return [['changedAt', value]]
    if (key === 'blocks' && place === 'campaign') return [['sections', rows(value, 'sections')]]
    if (key === 'rows' && place === 'blocks')
      return [['rows', (value as Fields[][]).map((cells) => ({ cells: rows(cells, 'cells') }))]]
    if (key === 'id') return [['key', value]]
    const name = key === 'type' && place !== 'blocks' ? key : (RENAMED[key] ?? key)
    return [[name, plain(value, key)]]
  }

  function plain(value: unknown, place: string): unknown {
    if (Array.isArray(value)) return rows(value, place)
    if (isFields(value)) return object(value, place)
    return typeof value === 'string' && DAY.test(value) && place !== 'holidayClosures'
      ? `${value}T05:30:00.000Z`
      : value
  }

  const rows = (value: unknown, place: string): unknown[] =>
    (value as unknown[]).map((row) => (isFields(row) ? object(row, place) : row))
  const formatted = (value: unknown): unknown =>
    typeof value === 'string' && value ? context.lexical(value) : null
  const pointer = (collection: string, value: unknown): number | null =>
    typeof value === 'string' ? context.idOf(collection, value) : null

  return object(body, kind)
}

/** Rows already have ids after the first save; without them the second language would replace the rows. */
export function withRowIds(value: unknown, saved: unknown): unknown {
  if (Array.isArray(value))
    return value.map((row, at) => withRowIds(row, Array.isArray(saved) ? saved[at] : undefined))
  if (!isFields(value) || 'root' in value) return value
  const before = isFields(saved) ? saved : {}
  const inner = Object.entries(value).map(([key, below]) => [key, withRowIds(below, before[key])])
  return { ...Object.fromEntries(inner), ...(typeof before['id'] === 'string' ? { id: before['id'] } : {}) }
}
