import type { HTMLConvertersAsync } from '@payloadcms/richtext-lexical/html-async'

type Cell = { headerState?: number; colSpan?: number; rowSpan?: number }
type Row = { children?: Cell[] }

const ONE_PARAGRAPH = /^<p>((?:(?!<p[ >]).)*)<\/p>$/s

const span = (name: string, count: number | undefined): string =>
  count && count > 1 ? ` ${name}="${count}"` : ''

/** Plain tables: a first row of headings is a head, and a cell with one paragraph is just its text. */
export const tableConverters: HTMLConvertersAsync = {
  table: async ({ node, nodesToHTML }) => {
    const rows = await nodesToHTML({ nodes: node.children })
    const first = (node.children[0] as unknown as Row | undefined)?.children ?? []
    const heads = first.length > 0 && first.every((cell) => (cell.headerState ?? 0) > 0) ? 1 : 0
    const head = heads > 0 ? `<thead>${rows[0]}</thead>` : ''
    return `<table>${head}<tbody>${rows.slice(heads).join('')}</tbody></table>`
  },
  tablerow: async ({ node, nodesToHTML }) =>
    `<tr>${(await nodesToHTML({ nodes: node.children })).join('')}</tr>`,
  tablecell: async ({ node, nodesToHTML }) => {
    const { headerState = 0, colSpan, rowSpan } = node as Cell
    const tag = headerState > 0 ? 'th' : 'td'
    const inner = (await nodesToHTML({ nodes: node.children })).join('')
    return `<${tag}${span('colspan', colSpan)}${span('rowspan', rowSpan)}>${ONE_PARAGRAPH.exec(inner)?.[1] ?? inner}</${tag}>`
  },
}
