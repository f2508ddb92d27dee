import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import { as, messagesOf, post, publicOne, published } from './cms.ts'
import { hoursRule } from '../src/fields/hours-rule.ts'
import { neededShape } from '../src/fields/shape-rule.ts'
import { withLink } from '../tasks/formatted.ts'

const WHOLE = {
  approvalRef: 'PTD-2026-114',
  startsOn: '2026-11-01T05:30:00.000Z',
  endsOn: '2026-11-30T05:30:00.000Z',
}

describe('a campaign', () => {
  for (const missing of Object.keys(WHOLE) as (keyof typeof WHOLE)[]) {
    it(`cannot be published without ${missing}, and may wait as a draft`, async () => {
      const campaign = { ...WHOLE, [missing]: null }
      const refused = await as(
        'CONTENT_APPROVER',
        'POST',
        '/posts',
        await post({ template: 'CAMPAIGN', campaign, _status: 'published' }),
      )
      assert.equal(refused.status, 400)
      assert.match(messagesOf(refused), /campaign/i)
      const draft = await as(
        'CONTENT_EDITOR',
        'POST',
        '/posts?draft=true',
        await post({ template: 'CAMPAIGN', campaign }),
      )
      assert.equal(draft.status, 201)
      const pushed = await as('CONTENT_APPROVER', 'PATCH', `/posts/${draft.body.doc?.id}`, {
        _status: 'published',
      })
      assert.equal(pushed.status, 400)
      assert.equal(await publicOne('posts', draft.body.doc?.id ?? 0), null)
    })
  }

  it('with all three is published; ending before it starts is not', async () => {
    const whole = await as(
      'CONTENT_APPROVER',
      'POST',
      '/posts',
      await post({ template: 'CAMPAIGN', campaign: WHOLE, _status: 'published' }),
    )
    assert.equal(whole.status, 201)
    const backwards = { ...WHOLE, endsOn: '2026-10-01T05:30:00.000Z' }
    const refused = await as(
      'CONTENT_APPROVER',
      'POST',
      '/posts',
      await post({ template: 'CAMPAIGN', campaign: backwards, _status: 'published' }),
    )
    assert.equal(refused.status, 400)
  })

  it('other posts need none of it', async () => {
    assert.equal(
      (await as('CONTENT_APPROVER', 'POST', '/posts', await post({ _status: 'published' }))).status,
      201,
    )
  })
})

describe('the Promotions category', () => {
  it('keeps its English name and cannot be deleted; its Burmese name is free, and so are other categories', async () => {
    const promotions = await published('categories', { name: 'Promotions', section: 'NEWS' })
    const renamed = await as('ADMIN', 'PATCH', `/categories/${promotions.id}`, { name: 'Offers' })
    assert.equal(renamed.status, 400)
    assert.match(messagesOf(renamed), /cannot be renamed/)
    assert.equal(
      (await as('ADMIN', 'PATCH', `/categories/${promotions.id}?locale=my`, { name: 'ပရိုမိုးရှင်းများ' })).status,
      200,
    )
    assert.equal((await as('ADMIN', 'DELETE', `/categories/${promotions.id}`)).status, 400)
    assert.equal((await publicOne('categories', promotions.id))?.['name'], 'Promotions')
    const free = await published('categories', { name: 'Free', section: 'NEWS' })
    assert.equal((await as('ADMIN', 'PATCH', `/categories/${free.id}`, { name: 'Freer' })).status, 200)
  })
})

describe('the hours of a shop', () => {
  const shop = (hours: object[], more: object = {}) => ({
    name: 'Test shop',
    type: 'AGENT',
    address: '1 Test Road',
    township: 'Hlaing',
    placeId: 'tsp-hlaing',
    lat: 16.8,
    lng: 96.1,
    hours,
    _status: 'published',
    ...more,
  })
  const monday = (open: string, close: string) => ({ day: 1, open, close })
  const saved = (data: object) => as('CONTENT_APPROVER', 'POST', '/shops', data)

  it('may be two spans of a day, up to midnight', async () => {
    assert.equal((await saved(shop([monday('09:00', '12:00'), monday('13:00', '24:00')]))).status, 201)
  })

  it('may not overlap or end before they begin, and the words name the day', async () => {
    const overlapping = await saved(shop([monday('09:00', '13:00'), monday('12:00', '18:00')]))
    assert.equal(overlapping.status, 400)
    assert.match(messagesOf(overlapping), /Monday 09:00 to 13:00 and Monday 12:00 to 18:00 overlap/)
    const backwards = await saved(shop([monday('18:00', '02:00')]))
    assert.equal(backwards.status, 400)
    assert.match(messagesOf(backwards), /ends before it begins/)
  })

  it('a reason for being closed needs its end', async () => {
    const endless = await saved(shop([], { closedNote: 'Being repaired' }))
    assert.equal(endless.status, 400)
    assert.match(messagesOf(endless), /until when/)
    const closure = { closedNote: 'Being repaired', closedUntil: '2027-01-04T05:30:00.000Z' }
    assert.equal((await saved(shop([], closure))).status, 201)
  })
})

describe('names and links', () => {
  it('a public id never changes', async () => {
    const live = await published('posts', await post({ publicId: `fixed-${Date.now()}` }))
    assert.equal((await as('ADMIN', 'PATCH', `/posts/${live.id}`, { publicId: 'other' })).status, 400)
    assert.equal((await as('ADMIN', 'PATCH', `/posts/${live.id}`, { title: 'Same name' })).status, 200)
    assert.equal((await publicOne('posts', live.id))?.publicId, live.publicId)
  })

  it('words of a package need its product code even as a draft', async () => {
    const refused = await as('CONTENT_EDITOR', 'POST', '/package-words?draft=true', { name: 'Nameless' })
    assert.equal(refused.status, 400)
    assert.match(messagesOf(refused), /Product code/)
  })

  it('a script cannot be a link', async () => {
    const refused = await as('ADMIN', 'POST', '/search-destinations', {
      destination: 'Click',
      link: 'javascript:alert(1)',
      _status: 'published',
    })
    assert.equal(refused.status, 400)
    assert.equal(
      (
        await as('ADMIN', 'POST', '/search-destinations', {
          destination: 'Click',
          link: '#/top-up',
          _status: 'published',
        })
      ).status,
      201,
    )
  })

  it('a formatted text keeps a link into the app as it was written, and takes no script', async () => {
    const live = await published('posts', await post({ content: withLink('#/top-up?from=news') }))
    assert.match(
      String((await publicOne('posts', live.id))?.['contentHtml']),
      /<a href="#\/top-up\?from=news">Top up<\/a>/,
    )
    const refused = await as(
      'ADMIN',
      'POST',
      '/posts',
      await post({ content: withLink('javascript:alert(1)'), _status: 'published' }),
    )
    assert.equal(refused.status, 400)
  })

  it('a window cannot end before it begins', async () => {
    const visible = { visibleFrom: '2026-12-02T00:00:00.000Z', visibleTo: '2026-12-01T00:00:00.000Z' }
    assert.equal(
      (await as('ADMIN', 'POST', '/digital-groups', { name: 'Odd', ...visible, _status: 'published' }))
        .status,
      400,
    )
  })
})

describe('a refusal', () => {
  const asked = (language: string) => ({ req: { i18n: { language } } })
  const span = { day: 1, open: '18:00', close: '02:00' }

  it('speaks the language of the screens, also about shapes and hours', () => {
    for (const told of [
      neededShape(/^x$/, 'countryForm')('y', asked('my')),
      hoursRule([span], asked('my')),
      hoursRule(
        [
          { ...span, open: '01:00' },
          { ...span, open: '00:30' },
        ],
        asked('my'),
      ),
    ])
      assert.match(String(told), /[\u1000-\u109f]{3}/)
    assert.match(String(hoursRule([span], asked('en'))), /^Monday 18:00 to 02:00 ends before it begins/)
  })

  it('control: what is right is not refused', () => {
    assert.equal(neededShape(/^x$/, 'countryForm')('x', asked('my')), true)
    assert.equal(hoursRule([{ ...span, close: '24:00' }], asked('my')), true)
  })
})
