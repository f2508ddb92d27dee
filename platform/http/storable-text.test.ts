import Fastify from 'fastify'
import { serializerCompiler, validatorCompiler } from 'fastify-type-provider-zod'
import { expect, it } from 'vitest'
import * as z from 'zod'
import { refuseUnstorable } from './storable-text.ts'

function listening() {
  const app = Fastify()
  app.setValidatorCompiler(refuseUnstorable(validatorCompiler))
  app.setSerializerCompiler(serializerCompiler)
  app.post('/', { schema: { body: z.looseObject({ words: z.array(z.string()) }) } }, () => ({}))
  return async (payload: string) =>
    (await app.inject({ method: 'POST', url: '/', headers: { 'content-type': 'application/json' }, payload }))
      .statusCode
}

it.each([
  ['{"words":["\\u0000"]}'],
  ['{"words":["a\\u0000b"]}'],
  ['{"words":["\\ud800"]}'],
  ['{"words":[],"a\\u0000":1}'],
  ['{"words":[],"deep":{"er":["\\udc00"]}}'],
])('%s is the mistake of whoever sent it', async (payload) => {
  expect(await listening()(payload)).toBe(400)
})

it('letters of every script and two lines pass', async () => {
  expect(
    await listening()(JSON.stringify({ words: ['မင်္ဂလာပါ', '😀', 'one\ntwo', ''], n: 1, none: null })),
  ).toBe(200)
})
