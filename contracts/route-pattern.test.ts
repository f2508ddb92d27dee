import { expect, it } from 'vitest'
import { decodeSegment, routePattern } from './route-pattern.ts'

const found = (path: string, address: string) => routePattern(path).pattern.exec(address)?.slice(1) ?? null

it('a parameter takes one segment, with what stands beside it', () => {
  expect(routePattern('a/:b/c/:d').keys).toEqual(['b', 'd'])
  expect(found('a/:b/c/:d', 'a/1/c/2')).toEqual(['1', '2'])
  expect(found('a/:b', 'a/1/2')).toBeNull()
  expect(found('a/:b', 'a/')).toBeNull()
  expect(found('/me/:no.pdf', '/me/7.pdf')).toEqual(['7'])
  expect(found('/me/:no.pdf', '/me/7xpdf')).toBeNull()
})

it('choices take only what is listed, and letter case counts', () => {
  expect(found('x/:class(a-class|b-class)', 'x/b-class')).toEqual(['b-class'])
  expect(found('x/:class(a-class|b-class)', 'x/c-class')).toBeNull()
  expect(found('International', 'international')).toBeNull()
})

it('what is no valid encoding is nothing', () => {
  expect([decodeSegment('a%20b'), decodeSegment('%E0%A4%A')]).toEqual(['a b', null])
})
