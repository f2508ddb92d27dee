import { randomBytes } from 'node:crypto'
import pg from 'pg'

const url = process.env['CMS_URL'] ?? ''

export type Who = 'NOBODY' | 'CONTENT_EDITOR' | 'CONTENT_APPROVER' | 'ADMIN' | 'READER'
export type Answer = {
  status: number
  body: {
    doc?: Doc
    docs?: Doc[]
    errors?: { message: string; data?: { errors?: { path: string; message: string }[] } }[]
    totalDocs?: number
    [key: string]: unknown
  }
}
export type Doc = Record<string, unknown> & { id: number; publicId: string; _status: string }

const tokens = new Map<Who, string>()

async function send(
  method: string,
  path: string,
  body: unknown,
  authorization: string | undefined,
): Promise<Answer> {
  const form = body instanceof FormData
  const answer = await fetch(`${url}/api${path}`, {
    method,
    headers: {
      ...(form ? {} : { 'content-type': 'application/json' }),
      ...(authorization ? { authorization } : {}),
    },
    ...(body === undefined ? {} : { body: form ? body : JSON.stringify(body) }),
  })
  const text = await answer.text()
  return { status: answer.status, body: text.startsWith('{') ? JSON.parse(text) : {} }
}

async function logIn(email: string, password: string): Promise<string> {
  const { body } = await send('POST', '/users/login', { email, password }, undefined)
  return `JWT ${String(body['token'])}`
}

async function tokenOf(who: Who): Promise<string | undefined> {
  if (who === 'NOBODY') return undefined
  if (who === 'READER') return `users API-Key ${process.env['CMS_READER_KEY']}`
  const known = tokens.get(who)
  if (known) return known
  const admin = {
    email: process.env['CMS_ADMIN_EMAIL'] ?? '',
    password: process.env['CMS_ADMIN_PASSWORD'] ?? '',
  }
  const person =
    who === 'ADMIN'
      ? admin
      : {
          email: `${who.toLowerCase()}-${randomBytes(3).toString('hex')}@example.com`,
          password: randomBytes(12).toString('hex'),
        }
  if (who !== 'ADMIN') await as('ADMIN', 'POST', '/users', { ...person, role: who })
  const token = await logIn(person.email, person.password)
  tokens.set(who, token)
  return token
}

/** The cookie a browser of this colleague holds. */
export async function sessionOf(who: Exclude<Who, 'NOBODY' | 'READER'>): Promise<string> {
  return `payload-token=${(await tokenOf(who))?.replace('JWT ', '')}`
}

export const as = async (who: Who, method: string, path: string, body?: unknown): Promise<Answer> =>
  send(method, path, body, await tokenOf(who))

/** Something an administrator made and published. */
export async function published(collection: string, data: Record<string, unknown>): Promise<Doc> {
  const { status, body } = await as('ADMIN', 'POST', `/${collection}`, { ...data, _status: 'published' })
  if (!body.doc) throw new Error(`${collection}: ${status} ${JSON.stringify(body)}`)
  return body.doc
}

export const publicOne = async (collection: string, id: number): Promise<Doc | null> => {
  const { status, body } = await as('NOBODY', 'GET', `/${collection}/${id}?depth=0`)
  return status === 200 ? (body as unknown as Doc) : null
}

let category: Promise<Doc> | undefined
export const someCategory = (): Promise<Doc> =>
  (category ??= published('categories', { name: `News ${randomBytes(3).toString('hex')}`, section: 'NEWS' }))

export const post = async (data: Record<string, unknown> = {}): Promise<Record<string, unknown>> => ({
  title: 'A first title',
  template: 'NEWS',
  category: (await someCategory()).id,
  ...data,
})

export async function query<T extends pg.QueryResultRow>(text: string, values: unknown[] = []): Promise<T[]> {
  const client = new pg.Client({ connectionString: process.env['CMS_DATABASE_URL'] })
  await client.connect()
  try {
    return (await client.query<T>(text, values)).rows
  } finally {
    await client.end()
  }
}

export const messagesOf = ({ body }: Answer): string => JSON.stringify(body.errors ?? [])
