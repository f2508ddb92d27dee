import type { PayloadRequest } from 'payload'

/** The texts a call was sent; whatever is missing or no text is empty. */
export async function readBody(req: PayloadRequest): Promise<(name: string) => string> {
  const body: unknown = await req.json?.().catch(() => null)
  const fields = new Map(body !== null && typeof body === 'object' ? Object.entries(body) : [])
  return (name) => {
    const value: unknown = fields.get(name)
    return typeof value === 'string' ? value : ''
  }
}
