import type { OpenAPIV3_1 } from 'openapi-types'
import * as z from 'zod/mini'
import { brand } from '#brand'
import { BASES } from '#contracts/bases.ts'
import { CLIENT_HEADER, type Call, type Schema } from '#contracts/call.ts'
import { Refusal, success } from '#contracts/envelope.ts'
import { exampleOf } from './openapi-example.ts'
import { methodsOf, urlOf } from './serve.ts'

type JsonSchema = OpenAPIV3_1.SchemaObject
type ParameterSchema = NonNullable<OpenAPIV3_1.ParameterObject['schema']>

/** A schema as JSON Schema, in its input or output form. */
export function schemaOf(schema: Schema, io: 'input' | 'output'): JsonSchema {
  const { $schema: _, ...rest } = z.toJSONSchema(schema, {
    io,
    target: 'draft-2020-12',
    unrepresentable: 'any',
  })
  return rest as JsonSchema
}

function parameters(call: Call): OpenAPIV3_1.ParameterObject[] {
  const from = (part: Schema | undefined, where: 'path' | 'query'): OpenAPIV3_1.ParameterObject[] => {
    if (!part) return []
    const { properties = {}, required = [] } = schemaOf(part, 'input')
    return Object.entries(properties).map(([name, schema]) => ({
      name,
      in: where,
      required: where === 'path' || required.includes(name),
      schema: schema as ParameterSchema,
      example: exampleOf(schema as JsonSchema, `${call.id}.${name}`),
    }))
  }
  const client: OpenAPIV3_1.ParameterObject = {
    name: CLIENT_HEADER,
    in: 'header',
    required: true,
    schema: { type: 'string', enum: [`${brand.slug}-web`] },
  }
  return [...from(call.params, 'path'), ...from(call.query, 'query'), ...(call.changes ? [client] : [])]
}

const json = (schema: JsonSchema | OpenAPIV3_1.ReferenceObject, example?: unknown) => ({
  content: { 'application/json': { schema, ...(example !== undefined && { example }) } },
})
const refusal = {
  description: 'Refused: `code` says why.',
  ...json({ $ref: '#/components/schemas/Refusal' }),
}

const withExample = (call: Call, schema: JsonSchema) => json(schema, exampleOf(schema, call.id))

const bytes = { schema: { type: 'string', format: 'binary' }, example: '(bytes)' } as const

function bodyOf(call: Call, method: string): Pick<OpenAPIV3_1.OperationObject, 'requestBody'> {
  if (call.rawBytes !== undefined)
    return { requestBody: { required: true, content: { 'application/octet-stream': bytes } } }
  const schema = call.body ?? (call.cacheable && method === 'POST' ? call.query : undefined)
  if (!schema) return {}
  return {
    requestBody: { required: call.body !== undefined, ...withExample(call, schemaOf(schema, 'input')) },
  }
}

/** GET and POST of the same read share one answer, so it is described once. */
const answerName = (call: Call): string => `${call.id}Answer`

/** The envelope of an answer; only lists have a `page`. */
export function answerExample(call: Call): unknown {
  const { page, ...answer } = Object(exampleOf(schemaOf(success(call.result), 'output'), call.id))
  return call.paged ? { ...answer, page } : answer
}

const FILE_EXAMPLE = '(the bytes of the file)'

function operation(call: Call, method: string): OpenAPIV3_1.OperationObject {
  return {
    operationId: method === call.method ? call.id : `${call.id}By${method}`,
    tags: [call.base],
    summary: call.summary,
    ...((call.session === 'required' || call.session === 'contact') && { security: [{ bearer: [] }] }),
    parameters: parameters(call),
    ...bodyOf(call, method),
    responses: {
      200: {
        description: 'Done.',
        ...(call.file
          ? {
              content: {
                [call.file]: { schema: { type: 'string', format: 'binary' }, example: FILE_EXAMPLE },
              },
            }
          : json({ $ref: `#/components/schemas/${answerName(call)}` }, answerExample(call))),
      },
      ...(call.cacheable && method === 'GET' && { 304: { description: 'What you have is still right.' } }),
      '4XX': refusal,
      '5XX': refusal,
    },
  }
}

/** The description of a process's calls, ordered by address. */
export function describeCalls(calls: readonly Call[]): OpenAPIV3_1.Document {
  const paths: Record<string, OpenAPIV3_1.PathItemObject> = {}
  const inOrder = calls.toSorted((a, b) => (urlOf(a) < urlOf(b) ? -1 : 1))
  for (const call of inOrder) {
    const path = urlOf(call).replace(/:(\w+)/g, '{$1}')
    for (const method of methodsOf(call)) {
      paths[path] = { ...paths[path], [method.toLowerCase()]: operation(call, method) }
    }
  }
  return {
    openapi: '3.1.0',
    info: {
      title: `${brand.name.en} API`,
      version: '1',
      description: 'Every answer is one envelope; use `result` only when `code` is `SUCCESS`.',
    },
    tags: Object.entries(BASES).map(([name, base]) => ({ name, description: base })),
    paths,
    components: {
      schemas: {
        Refusal: schemaOf(Refusal, 'output'),
        ...Object.fromEntries(
          inOrder
            .filter(({ file }) => file === undefined)
            .map((call) => [answerName(call), schemaOf(success(call.result), 'output')]),
        ),
      },
      securitySchemes: { bearer: { type: 'http', scheme: 'bearer' } },
    },
  }
}
