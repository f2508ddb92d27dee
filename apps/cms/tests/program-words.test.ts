import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import { type Answer, as, sessionOf, type Who } from './cms.ts'

type Row = { id?: string; key?: string; name?: string }

const links = [{ name: 'Data', link: '#/mobile-services/data' }]

const columnsOf = ({ body }: Answer): Row[] => (body.doc?.['columns'] ?? []) as Row[]

async function aFooter(): Promise<{ id: number; columns: Row[]; social: Row[] }> {
  const made = await as('CONTENT_EDITOR', 'POST', '/footers?draft=true', {
    publicId: `footer-${Date.now()}-${Math.random().toString(36).slice(2, 6)}`,
    columns: [{ name: 'Find us!', links }],
    social: [{ name: 'Facebook', url: 'https://facebook.com/operator.example' }],
  })
  return made.body.doc as never
}

describe('words of the website’s program', () => {
  it('a row gets its own from its name, so that the website knows the sign of a network', async () => {
    const { columns, social } = await aFooter()
    assert.deepEqual([columns[0]?.key, social[0]?.key], ['find-us', 'facebook'])
  })

  it('stay as they are when a form that does not show them saves other words', async () => {
    const { id, columns } = await aFooter()
    const changed = [{ id: columns[0]?.id, name: 'Visit us', links }]
    const saved = await as('CONTENT_EDITOR', 'PATCH', `/footers/${id}?draft=true`, { columns: changed })
    assert.deepEqual(
      columnsOf(saved).map(({ key, name }) => [key, name]),
      [['find-us', 'Visit us']],
    )
  })

  it('can be published with a name that has no Latin letters', async () => {
    const { id } = await aFooter()
    const saved = await as('ADMIN', 'PATCH', `/footers/${id}`, {
      columns: [{ name: 'ဆိုင်များ', links }],
      _status: 'published',
    })
    assert.equal(saved.status, 200)
    assert.match(String(columnsOf(saved)[0]?.key), /^[0-9a-f]{8}$/)
  })

  it('are on the screens of administrators only', async () => {
    const { id } = await aFooter()
    const form = async (who: Exclude<Who, 'NOBODY' | 'READER'>): Promise<string> => {
      const headers = { cookie: await sessionOf(who), origin: String(process.env['CMS_URL']) }
      return (await fetch(`${process.env['CMS_URL']}/admin/collections/footers/${id}`, { headers })).text()
    }
    const isShown = (page: string) => page.includes('field-social__0__key')
    assert.deepEqual([isShown(await form('ADMIN')), isShown(await form('CONTENT_EDITOR'))], [true, false])
  })
})
