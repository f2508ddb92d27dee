import { mkdtempSync, readFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { contact } from '#contracts/contact.ts'
import { describeCalls } from '#platform/http/openapi.ts'
import { OPENAPI_FILE, openApiText } from './write-openapi.ts'

const scratch = () => mkdtempSync(join(tmpdir(), 'openapi-'))

it('docs/api/openapi.json describes exactly what is served', async () => {
  expect(readFileSync(OPENAPI_FILE, 'utf8')).toBe(await openApiText(scratch()))
})

it('control: another call or another field would be seen', () => {
  const one = JSON.stringify(describeCalls([contact]))
  expect(JSON.stringify(describeCalls([]))).not.toBe(one)
  expect(JSON.stringify(describeCalls([{ ...contact, summary: 'Other words.' }]))).not.toBe(one)
})

it('a call is described with its input, its client header and both kinds of answer', () => {
  const operation = describeCalls([contact]).paths?.['/api/v1/contact']?.post
  expect(operation).toMatchObject({
    operationId: 'contact',
    parameters: [{ name: 'x-client', in: 'header', required: true }],
    requestBody: { required: true, content: { 'application/json': { schema: { required: ['body'] } } } },
  })
  expect(Object.keys(operation?.responses ?? {})).toEqual(['200', '4XX', '5XX'])
})
