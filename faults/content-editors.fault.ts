import { randomBytes } from 'node:crypto'
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

type Colleague = { readonly name: string; readonly call: Call }

function callerOf(url: string): { call: Call; signIn: (account: object) => Promise<void> } {
  let token = ''
  const call: Call = async (method, path, body) => {
    const answer = await fetch(`${url}/api${path}`, {
      method,
      headers: { 'content-type': 'application/json', ...(token && { authorization: `JWT ${token}` }) },
      ...(body && { body: JSON.stringify(body) }),
    })
    return { status: answer.status, body: (await answer.json()) as Said['body'] }
  }
  const signIn = async (account: object): Promise<void> => {
    token = String((await call('POST', '/users/login', account)).body['token' as never])
  }
  return { call, signIn }
}

/** Creates editors with an account each who save the same document: a refusal has to name another one. */
async function hire({ url, admin }: OwnCms, count: number): Promise<Colleague[]> {
  const office = callerOf(url)
  await office.signIn(admin)
  const colleagues: Colleague[] = []
  for (let at = 0; at < count; at += 1) {
    const account = { email: `editor-${at}@example.com`, password: randomBytes(12).toString('hex') }
    const name = `Editor ${at}.`
    const made = await office.call('POST', '/users', { ...account, name, role: 'CONTENT_EDITOR' })
    if (made.status !== 201) throw new Error(`${name} was not hired: ${made.status}`)
    const { call, signIn } = callerOf(url)
    await signIn(account)
    colleagues.push({ name, call })
  }
  return colleagues
}

const say = (why: string) => void process.stderr.write(`${why.slice(0, 300)}\n`)

const many = <T>(count: number, make: (at: number) => Promise<T>): Promise<T[]> =>
  Promise.all(Array.from({ length: count }, (_, at) => make(at)))

const opened = async (call: Call, id: number): Promise<Doc> =>
  (await call('GET', `/digital-groups/${id}?draft=true&depth=0`)).body as Doc

const made = async (call: Call, name: string): Promise<number> =>
  (await call('POST', '/digital-groups?draft=true', { name })).body.doc?.id ?? 0

const of = (all: readonly Colleague[], at: number): Colleague => {
  const one = all[at % all.length]
  if (!one) throw new Error('nobody was hired')
  return one
}

/** Each saves an own document, all at once: every accepted save must be there. */
async function saveAtOnce(all: readonly Colleague[], editors: number): Promise<Count> {
  const ids = await many(editors, (at) => made(of(all, at).call, `Group ${at}`))
  const answers = await many(editors, async (at) => {
    const { call } = of(all, at)
    const { basedOn } = await opened(call, ids[at] ?? 0)
    return call('PATCH', `/digital-groups/${ids[at]}?draft=true`, { name: `Words of ${at}`, basedOn })
  })
  const kept = await many(
    editors,
    async (at) => (await opened(of(all, at).call, ids[at] ?? 0)).name === `Words of ${at}`,
  )
  const wrong = answers.filter(({ status }, at) => status !== 200 || !kept[at])
  for (const { status, body } of wrong) say(`its own document: ${status} ${JSON.stringify(body)}`)
  return { tried: editors, bad: wrong.length }
}

const WHO_CAME_FIRST = /^(.+) (changed|is saving) this/

/**
 * Whether a refusal names the editor who came first. "Changed" names the one whose text is stored; an editor who "is saving" may be
 * refused a moment later, but never is the one who gets the message.
 */
function namesTheOther(said: Said, own: string, winner: string): boolean {
  const [, who, did] = WHO_CAME_FIRST.exec(said.body.errors?.[0]?.message ?? '') ?? []
  if (said.status !== 409 || !who || who === own) return false
  return did === 'is saving' || who === winner
}

/** All save one document: an accepted save that somebody overwrote is lost, and a refusal must name who came first. */
async function saveOnOne(all: readonly Colleague[], guarded: boolean): Promise<Count> {
  const { call } = of(all, 0)
  const id = await made(call, 'One group')
  const { basedOn } = await opened(call, id)
  const answers = await Promise.all(
    all.map((one) =>
      one.call('PATCH', `/digital-groups/${id}?draft=true`, {
        name: `Words of ${one.name}`,
        ...(guarded && { basedOn }),
      }),
    ),
  )
  const { name } = await opened(call, id)
  const winner = name.replace('Words of ', '')
  const wrong = answers.filter((said, at) => {
    const own = of(all, at).name
    return said.status === 200 ? winner !== own : !namesTheOther(said, own, winner)
  })
  if (guarded)
    for (const { status, body } of wrong)
      say(`one document, "${name}" stands: ${status} ${JSON.stringify(body)}`)
  return { tried: all.length, bad: wrong.length }
}

async function attack(size: Size, guarded: boolean): Promise<Count> {
  return withOwnCms(async (cms) => {
    const colleagues = await hire(cms, EDITORS[size])
    const onOne = colleagues.slice(0, ON_ONE[size])
    let [tried, bad] = [0, 0]
    for (let round = 0; round < ROUNDS[size]; round += 1)
      for (const count of [await saveAtOnce(colleagues, EDITORS[size]), await saveOnOne(onOne, guarded)]) {
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
    // The same saves without naming the version they are based on, as any form did before.
    control: (size) => attack(size, false),
  },
]
