import { createHash } from 'node:crypto'

type Fields = Readonly<Record<string, unknown>>

/** Written independently of the adapter's, so that each finds the other's mistakes. */
export function kbzSign(fields: Fields, key: string): string {
  const all: Record<string, unknown> = { ...fields }
  const inner = all['biz_content']
  delete all['biz_content']
  Object.assign(all, inner)
  const parts: string[] = []
  for (const name of Object.keys(all).sort()) {
    const value = all[name]
    if (name === 'sign' || name === 'sign_type') continue
    if (value === '' || value === null || value === undefined || typeof value === 'object') continue
    parts.push(`${name}=${String(value)}`)
  }
  parts.push(`key=${key}`)
  return createHash('sha256').update(parts.join('&'), 'utf8').digest('hex').toUpperCase()
}
