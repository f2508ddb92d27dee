import type { PayloadRequest } from 'payload'

/** Who acts: the id rules are judged by, and what colleagues call them. */
export type Person = { readonly id: number; readonly name: string }

export function personOf(req: PayloadRequest): Person | null {
  const user = req.user as { id?: unknown; name?: unknown; email?: unknown } | null
  if (!user) return null
  return { id: Number(user.id), name: String(user.name || user.email) }
}
