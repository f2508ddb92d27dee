type Saved = Record<string, unknown> & { id: number; publicId: string; _status?: string }

/** The CMS's own REST API, as the colleague whose session this is. */
export function restOf(url: string, token: string, pass: string) {
  const call = async (method: string, path: string, body?: unknown): Promise<Record<string, unknown>> => {
    const answer = await fetch(`${url}/api${path}`, {
      method,
      headers: { 'content-type': 'application/json', authorization: `JWT ${token}`, 'x-cms-setup': pass },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    })
    const text = await answer.text()
    if (!answer.ok) throw new Error(`${method} ${path}: ${answer.status} ${text.slice(0, 600)}`)
    return JSON.parse(text) as Record<string, unknown>
  }
  return {
    list: async (collection: string): Promise<Saved[]> =>
      (
        await call(
          'GET',
          `/${collection}?limit=0&depth=0&draft=true&select[publicId]=true&select[_status]=true`,
        )
      )['docs'] as Saved[],
    createDraft: async (collection: string, data: unknown): Promise<Saved> =>
      (await call('POST', `/${collection}?draft=true&locale=en&depth=0`, data))['doc'] as Saved,
    change: async (collection: string, id: number, query: string, data: unknown): Promise<Saved> =>
      (await call('PATCH', `/${collection}/${id}?depth=0&${query}`, data))['doc'] as Saved,
  }
}

export type Rest = ReturnType<typeof restOf>
