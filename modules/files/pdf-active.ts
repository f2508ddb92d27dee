import {
  PDFArray,
  PDFDict,
  PDFName,
  PDFRawStream,
  PDFStream,
  type PDFContext,
  type PDFObject,
} from '@cantoo/pdf-lib'

/** Keys that attach a script, a file or a player. */
const ACTIVE_KEYS: ReadonlySet<string> = new Set([
  'JS',
  'JavaScript',
  'EmbeddedFile',
  'EmbeddedFiles',
  'EF',
  'AF',
  'XFA',
  'RichMediaContent',
  'RichMediaSettings',
])

/** Values of `S`, `Type` and `Subtype` that do more than show a page. */
const ACTIVE_VALUES: ReadonlySet<string> = new Set([
  'JavaScript',
  'Launch',
  'SubmitForm',
  'ImportData',
  'GoToR',
  'GoToE',
  'Rendition',
  'Movie',
  'Sound',
  'RichMedia',
  'RichMediaExecute',
  'EmbeddedFile',
  'FileAttachment',
  'Filespec',
  '3D',
  'Screen',
])

/** `Screen` is also a blend mode: only keys that name the kind of an object count. */
const NAMES_KIND: ReadonlySet<string> = new Set(['S', 'Type', 'Subtype'])

const MOST_VISITS = 500_000

/** Whether any object of the file does more than show a page, including objects no page refers to. */
export function isActive(context: PDFContext): boolean {
  const todo: PDFObject[] = context.enumerateIndirectObjects().map(([, object]) => object)
  for (let visits = 0; todo.length > 0; visits += 1) {
    if (visits > MOST_VISITS) return true
    const object = todo.pop()
    if (object instanceof PDFArray) todo.push(...object.asArray())
    const dict = dictOf(object)
    for (const [key, value] of dict?.entries() ?? []) {
      if (ACTIVE_KEYS.has(key.decodeText())) return true
      if (
        NAMES_KIND.has(key.decodeText()) &&
        value instanceof PDFName &&
        ACTIVE_VALUES.has(value.decodeText())
      )
        return true
      todo.push(value)
    }
  }
  return false
}

function dictOf(object: PDFObject | undefined): PDFDict | null {
  if (object instanceof PDFDict) return object
  return object instanceof PDFStream || object instanceof PDFRawStream ? object.dict : null
}
