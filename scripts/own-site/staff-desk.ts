import type { OwnCms } from '../../apps/cms/tasks/own-cms.ts'

export type Saved = Readonly<Record<string, unknown>> & { readonly id: number; readonly publicId: string }

/** One colleague at the CMS's own API. */
export type Desk = {
  publish(collection: string, data: object): Promise<Saved>
  change(collection: string, id: number, data: object, query?: string): Promise<Saved>
  /** Readers do not see it any more. */
  takeOff(collection: string, id: number): Promise<void>
  /** A new draft, or the next one of a document. */
  draft(collection: string, data: object, id?: number): Promise<Saved>
  /** A step of publishing, by its name in the CMS. */
  review(collection: string, id: number, deed: 'SUBMIT' | 'APPROVE' | 'PUBLISH'): Promise<void>
  find(collection: string, publicId: string): Promise<Saved>
  /** Published versions of a document, the newest first. */
  versions(collection: string, id: number): Promise<readonly number[]>
  colleague(email: string, password: string, role: string): Promise<void>
}

export async function sitDown({ url }: OwnCms, account: { email: string; password: string }): Promise<Desk> {
  let token = ''
  async function call(method: string, path: string, body?: object): Promise<Record<string, unknown>> {
    const answer = await fetch(`${url}/api${path}`, {
      method,
      headers: { 'content-type': 'application/json', ...(token && { authorization: `JWT ${token}` }) },
      ...(body && { body: JSON.stringify(body) }),
    })
    const text = await answer.text()
    if (!answer.ok)
      throw new Error(`the CMS answered ${answer.status} to ${method} ${path}: ${text.slice(0, 300)}`)
    return JSON.parse(text) as Record<string, unknown>
  }
  token = String((await call('POST', '/users/login', account))['token'])
  const docOf = (answer: Record<string, unknown>): Saved => answer['doc'] as Saved
  return {
    publish: async (collection, data) =>
      docOf(await call('POST', `/${collection}?depth=0`, { ...data, _status: 'published' })),
    change: async (collection, id, data, query = 'depth=0') =>
      docOf(await call('PATCH', `/${collection}/${id}?${query}`, { ...data, _status: 'published' })),
    takeOff: async (collection, id) =>
      void (await call('PATCH', `/${collection}/${id}?depth=0`, { _status: 'draft' })),
    draft: async (collection, data, id) =>
      docOf(
        await call(
          id === undefined ? 'POST' : 'PATCH',
          `/${collection}${id === undefined ? '' : `/${id}`}?draft=true&depth=0`,
          data,
        ),
      ),
    review: async (collection, id, deed) =>
      void (await call('POST', `/${collection}/${id}/review`, { deed, words: '' })),
    find: async (collection, publicId) => {
      const { docs } = await call('GET', `/${collection}?depth=0&where[publicId][equals]=${publicId}`)
      const [found] = docs as Saved[]
      if (!found) throw new Error(`no ${collection} named ${publicId}`)
      return found
    },
    versions: async (collection, id) => {
      const where = `where[parent][equals]=${id}&where[version._status][equals]=published`
      const { docs } = await call('GET', `/${collection}/versions?depth=0&sort=-createdAt&${where}`)
      return (docs as Saved[]).map((version) => version.id)
    },
    colleague: async (email, password, role) =>
      void (await call('POST', '/users', { email, password, role })),
  }
}
