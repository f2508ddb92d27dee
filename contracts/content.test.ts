import { describe, expect, it } from 'vitest'
import * as z from 'zod/mini'
import * as content from './content.ts'
import * as digital from './digital.ts'
import * as packages from './packages.ts'
import { FIRST_PAGE, LIST_PAGE_SIZE, paging, PUBLIC_PAGE_SIZE } from './paging.ts'

const calls = Object.values({ ...content, ...digital, ...packages }).filter((value) => 'path' in value)

describe('the entities of the seed keep its field names', () => {
  it.each([
    [
      'S-187 post',
      content.Post,
      [
        'postId',
        'title',
        'titleMm',
        'description',
        'descriptionMm',
        'content',
        'contentMm',
        'thumbnail',
        'showCategoryId',
      ],
    ],
    ['S-189 category', content.Category, ['id', 'name', 'nameMm']],
    ['S-192 announcement', content.Announcement, ['content', 'contentMm']],
    ['S-193 mobile package group', packages.VasGroup, ['vasGroupName', 'vasGroupNameMm']],
    ['S-194 digital service group', digital.DigitalGroup, ['vasGroupName', 'vasGroupNameMm', 'vasPackage']],
    ['S-194 digital service item', digital.DigitalItem, ['id', 'name']],
  ])('%s', (_entity, schema, names) => {
    expect(Object.keys(schema.shape)).toEqual(expect.arrayContaining(names))
  })
})

it('S-294 the first page is 0, and lists come by 10 and 20', () => {
  expect([FIRST_PAGE, LIST_PAGE_SIZE, PUBLIC_PAGE_SIZE]).toEqual([0, 10, 20])
  expect(z.parse(z.object(paging(LIST_PAGE_SIZE)), {})).toEqual({ page: 0, size: 10 })
})

it('S-232 every content path is relative to the website base and names no host', () => {
  expect(calls.length).toBeGreaterThan(15)
  for (const { base, path } of calls)
    expect([base, path]).toEqual(['website', expect.stringMatching(/^\/[a-z]/)])
})
