import { withOwnCms } from '../own-cms.ts'

export type Cms = {
  readonly url: string
  /** A published document by the CMS's own API, as an administrator; null when it was refused. */
  publish(collection: string, data: object): Promise<{ readonly id: number } | null>
}

/** The built CMS, and its administrator at work. */
export const withCms = <T>(work: (cms: Cms) => Promise<T>): Promise<T> =>
  withOwnCms(async ({ url, admin }) => work(await signIn(url, admin)))

async function signIn(url: string, account: { email: string; password: string }): Promise<Cms> {
  const { token } = (await send(`${url}/api/users/login`, account).then((answer) => answer.json())) as {
    token: string
  }
  return {
    url,
    publish: async (collection, data) => {
      const answer = await send(
        `${url}/api/${collection}?locale=en&depth=0`,
        { ...data, _status: 'published' },
        token,
      )
      if (answer.status >= 500) throw new Error(`the CMS answered ${answer.status} for ${collection}`)
      return answer.ok ? ((await answer.json()) as { doc: { id: number } }).doc : null
    },
  }
}

const send = (address: string, body: object, token?: string): Promise<Response> =>
  fetch(address, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...(token && { authorization: `JWT ${token}` }) },
    body: JSON.stringify(body),
  })
