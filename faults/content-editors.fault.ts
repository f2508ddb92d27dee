import type { OwnCms } from '../apps/cms/tasks/own-cms.ts'
import type { Count, Fault, Size } from './fault.ts'
import { withOwnCms } from './own-cms.ts'

const EDITORS: Record<Size, number> = { ci: 20, full: 100 }
const ON_ONE: Record<Size, number> = { ci: 10, full: 50 }
const ROUNDS: Record<Size, number> = { ci: 1, full: 5 }

type Doc = { readonly id: number; readonly name: string; readonly basedOn: string }
type Said = {
  readonly status: number
  readonly body: { doc?: Doc; errors?: { message: string }[] } & Partial<Doc>
}
type Call = (method: string, path: string, body?: object) => Promise<Said>

async function signIn({ url, admin }: OwnCms): Promise<Call> {
  let token = ''
  const call: Call = async (method, path, body) => {
    const answer = await fetch(`${url}/api${path}`, {
      method,
      headers: { 'content-type': 'application/json', ...(token && { authorization: `JWT ${token}` }) },
      ...(body && { body: JSON.stringify(body) }),
    })
    return { status: answer.status, body: (await answer.json()) as Said['body'] }
  }
  token = String((await call('POST', '/users/login', admin)).body['token' as never])
  return call
}

const say = (why: string) => void process.stderr.write(`${why.slice(0, 300)}\n`)

const many = <T>(count: number, make: (at: number) => Promise<T>): Promise<T[]> =>
  Promise.all(Array.from({ length: count }, (_, at) => make(at)))

const opened = async (call: Call, id: number): Promise<Doc> =>
  (await call('GET', `/digital-groups/${id}?draft=true&depth=0`)).body as Doc

const made = async (call: Call, name: string): Promise<number> =>
  (await call('POST', '/digital-groups?draft=true', { name })).body.doc?.id ?? 0

/** Each on a document of their own, all at once: whatever was answered with yes must be there. */
async function saveAtOnce(call: Call, editors: number): Promise<Count> {
  const ids = await many(editors, (at) => made(call, `Group ${at}`))
  const answers = await many(editors, async (at) => {
    const { basedOn } = await opened(call, ids[at] ?? 0)
    return call('PATCH', `/digital-groups/${ids[at]}?draft=true`, { name: `Words of ${at}`, basedOn })
  })
  const kept = await many(editors, async (at) => (await opened(call, ids[at] ?? 0)).name === `Words of ${at}`)
  const wrong = answers.filter(({ status }, at) => status !== 200 || !kept[at])
  for (const { status, body } of wrong) say(`its own document: ${status} ${JSON.stringify(body)}`)
  return { tried: editors, bad: wrong.length }
}

/** All on one: a yes whose words somebody else wrote over is lost, and a no must name who came first. */
async function saveOnOne(call: Call, editors: number, guarded: boolean): Promise<Count> {
  const id = await made(call, 'One group')
  const { basedOn } = await opened(call, id)
  const answers = await many(editors, (at) =>
    call('PATCH', `/digital-groups/${id}?draft=true`, {
      name: `Words of ${at}`,
      ...(guarded && { basedOn }),
    }),
  )
  const { name } = await opened(call, id)
  const wrong = answers.filter(({ status, body }, at) => {
    if (status === 200) return name !== `Words of ${at}`
    return status !== 409 || !/Administrator (changed|is saving) this/.test(body.errors?.[0]?.message ?? '')
  })
  if (guarded)
    for (const { status, body } of wrong)
      say(`one document, "${name}" stands: ${status} ${JSON.stringify(body)}`)
  return { tried: editors, bad: wrong.length }
}

async function attack(size: Size, guarded: boolean): Promise<Count> {
  return withOwnCms(async (cms) => {
    const call = await signIn(cms)
    let [tried, bad] = [0, 0]
    for (let round = 0; round < ROUNDS[size]; round += 1)
      for (const count of [
        await saveAtOnce(call, EDITORS[size]),
        await saveOnOne(call, ON_ONE[size], guarded),
      ]) {
        tried += count.tried
        bad += count.bad
      }
    return { tried, bad }
  })
}

export const faults: readonly Fault[] = [
  {
    name: 'content.editors',
    bar: 0,
    attack: (size) => attack(size, true),
    // The same saves without saying what they are based on, as any form did before.
    control: (size) => attack(size, false),
  },
]
