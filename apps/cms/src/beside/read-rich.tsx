'use client'
import type { ReactNode } from 'react'
import { asRow, asRows, type Row } from '../languages/both-sides.ts'

const BOLD = 1
const ITALIC = 2

function words({ text, format }: Row): ReactNode {
  const how = Number(format)
  const said = String(text)
  if (how & BOLD) return <strong>{said}</strong>
  return how & ITALIC ? <em>{said}</em> : said
}

/** A formatted text to read: what is said and how it is built, without any of its HTML. */
export function ReadRich({ node }: { readonly node: Row }): ReactNode {
  const below = asRows(node['children']).map((child, at) => <ReadRich key={at} node={child} />)
  switch (node['type']) {
    case 'text':
      return words(node)
    case 'linebreak':
      return <br />
    case 'heading':
      return <h4>{below}</h4>
    case 'list':
      return node['listType'] === 'number' ? <ol>{below}</ol> : <ul>{below}</ul>
    case 'listitem':
      return <li>{below}</li>
    case 'paragraph':
    case 'quote':
    case 'tablerow':
      return <p>{below}</p>
    case 'tablecell':
      return <span>{below} · </span>
    case 'link':
    case 'autolink':
      return <u>{below}</u>
    default:
      return <>{below}</>
  }
}

/** The text that a form holds as one string; nothing when it is none. */
export function richOf(text: unknown): Row | null {
  try {
    const { root } = asRow(JSON.parse(String(text || 'null')))
    return root ? asRow(root) : null
  } catch {
    return null
  }
}
