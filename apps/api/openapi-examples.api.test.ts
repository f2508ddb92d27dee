import { mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { OpenAPIV3_1 } from 'openapi-types'
import { beforeAll, describe, expect, it } from 'vitest'
import * as z from 'zod/mini'
import type { Call } from '#contracts/call.ts'
import { success } from '#contracts/envelope.ts'
import { contact } from '#contracts/contact.ts'
import { readConfig } from '#platform/config/config.ts'
import { exampleOf } from '#platform/http/openapi-example.ts'
import { answerExample, describeCalls, schemaOf } from '#platform/http/openapi.ts'
import { makeLogger } from '#platform/log/logger.ts'
import { buildApp } from './build-app.ts'

let calls: readonly Call[] = []

beforeAll(async () => {
  const runDir = mkdtempSync(join(tmpdir(), 'openapi-'))
  const away = {
    PROFILE: 'demo',
    DATABASE_URL: 'postgres://127.0.0.1:9/none',
    REDIS_URL: 'redis://127.0.0.1:9',
  }
  const config = readConfig({ ...away, RUN_DIR: runDir, WEB_DIST: join(runDir, 'none') })
  const { app, close } = await buildApp({ config, log: makeLogger({ level: 'silent', process: 'test' }) })
  calls = [...app.servedCalls]
  await close()
})

const METHODS = ['get', 'post', 'delete'] as const

const operationsOf = (served: readonly Call[]): OpenAPIV3_1.OperationObject[] =>
  Object.values(describeCalls(served).paths ?? {}).flatMap((item) =>
    METHODS.flatMap((method) => (item?.[method] ? [item[method]] : [])),
  )

/** What is missing from an operation: a sentence, or examples. */
function lacks({
  summary = '',
  requestBody,
  responses,
  parameters = [],
}: OpenAPIV3_1.OperationObject): string[] {
  const contentOf = (part: unknown) =>
    Object.values((part as OpenAPIV3_1.RequestBodyObject | undefined)?.content ?? {})
  const bare = (part: unknown) => contentOf(part).some(({ example }) => example === undefined)
  const own = parameters.filter((one) => 'in' in one && one.in !== 'header')
  return [
    ...(/^[A-Z].{10,}\.$/.test(summary) ? [] : ['a sentence']),
    ...(bare(requestBody) ? ['an example of the body'] : []),
    ...(contentOf(responses?.[200]).length === 0 || bare(responses?.[200])
      ? ['an example of the answer']
      : []),
    ...(own.every((one) => 'example' in one && one.example !== undefined)
      ? []
      : ['an example of a parameter']),
  ]
}

describe('every operation of the API', () => {
  it('has a sentence and an example of what goes in and what comes out', () => {
    const operations = operationsOf(calls)
    expect(operations.length).toBeGreaterThan(100)
    expect(
      operations.flatMap((one) => lacks(one).map((what) => `${one.operationId} has not ${what}`)),
    ).toEqual([])
  })

  it('has examples that its own shapes take', () => {
    const wrong = calls.flatMap((call) => {
      const body = call.body && z.safeParse(call.body, exampleOf(schemaOf(call.body, 'input')))
      const answer = call.file ? undefined : z.safeParse(success(call.result), answerExample(call))
      return [body, answer].flatMap((read) =>
        read === undefined || read.success ? [] : [`${call.id}: ${read.error.message}`],
      )
    })
    expect(wrong).toEqual([])
  })

  it('has a field example for every name it uses; a new one goes into platform/http/openapi-fields.ts', () => {
    const missing = new Set<string>()
    for (const call of calls) {
      for (const part of [call.params, call.query, call.body])
        if (part) exampleOf(schemaOf(part, 'input'), '', (field) => missing.add(`${call.id}.${field}`))
      exampleOf(schemaOf(success(call.result), 'output'), '', (field) => missing.add(`${call.id}.${field}`))
    }
    expect([...missing]).toEqual([])
  })
})

describe('controls', () => {
  it('an operation without a sentence or an example is seen', () => {
    const [described] = operationsOf([contact])
    expect(described && lacks(described)).toEqual([])
    expect(lacks({ ...described, summary: 'contact' })).toEqual(['a sentence'])
    expect(lacks({ summary: 'It does something.', responses: {} })).toEqual(['an example of the answer'])
  })

  it('a field nobody gave an example is named', () => {
    const missing: string[] = []
    exampleOf({ type: 'object', properties: { shoeSize: { type: 'integer' } } }, '', (field) =>
      missing.push(field),
    )
    expect(missing).toEqual(['shoeSize'])
  })
})
