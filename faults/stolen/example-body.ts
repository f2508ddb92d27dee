import type { Call } from '#contracts/call.ts'
import { exampleOf } from '#platform/http/openapi-example.ts'
import { schemaOf } from '#platform/http/openapi.ts'

/** A body as the documents show it. */
export const exampleBody = (schema: Call['body']): object | undefined =>
  schema ? (exampleOf(schemaOf(schema, 'input')) as object) : undefined
