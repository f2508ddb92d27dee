import { asRow } from './both-sides.ts'

/** Whether somebody wrote something there: a line, a formatted text or a picture in one. */
export function hasText(value: unknown): boolean {
  if (typeof value === 'string') return value.trim() !== ''
  if (Array.isArray(value)) return value.some(hasText)
  if (typeof value !== 'object' || value === null) return false
  const node = asRow(value)
  if ('root' in node) return hasText(node['root'])
  if (node['type'] === 'upload') return true
  return hasText(node['text']) || hasText(node['children'])
}
