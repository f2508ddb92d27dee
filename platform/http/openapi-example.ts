import type { OpenAPIV3_1 } from 'openapi-types'
import { byName, FIELD_EXAMPLES } from './openapi-fields.ts'

type JsonSchema = OpenAPIV3_1.SchemaObject & { readonly const?: unknown }
export type Json = null | boolean | number | string | Json[] | { [name: string]: Json }

/** Called for a field without an example; a running API shows the page all the same. */
type Missing = (field: string) => void

const asSchema = (value: unknown): JsonSchema => (typeof value === 'object' && value !== null ? value : {})

/** The first of several schemas that is not null. */
const chosen = (schemas: readonly unknown[]): JsonSchema =>
  asSchema(schemas.find((one) => asSchema(one).type !== 'null') ?? schemas[0])

/** "A text or null" counts as a text. */
const typeOf = ({ type }: JsonSchema): string | undefined =>
  Array.isArray(type) ? type.find((one) => one !== 'null') : type

const takesText = ({ pattern, minLength = 0, maxLength = Infinity }: JsonSchema, text: string): boolean =>
  text.length >= minLength && text.length <= maxLength && (!pattern || new RegExp(pattern).test(text))

const takesNumber = ({ minimum = -Infinity, maximum = Infinity }: JsonSchema, value: number): boolean =>
  value >= minimum && value <= maximum

const examplesOf = (name: string): readonly (string | number)[] =>
  Object.hasOwn(FIELD_EXAMPLES, name) ? (FIELD_EXAMPLES[name] ?? []) : []

/** `path` ends with the field's name, after its call or object. */
function leaf(schema: JsonSchema, path: string, missing: Missing): Json {
  const name = path.slice(path.lastIndexOf('.') + 1)
  const wanted = typeOf(schema) === 'string' ? 'string' : 'number'
  const fits = (value: string | number): boolean =>
    typeof value === 'string' ? takesText(schema, value) : takesNumber(schema, value)
  const own = [...examplesOf(path), ...examplesOf(name)]
  const found = own.find((value) => typeof value === wanted && fits(value))
  const time = wanted === 'string' ? byName(name) : null
  if (found !== undefined) return found
  if (time !== null && takesText(schema, time)) return time
  missing(name)
  return wanted === 'string' ? '' : 0
}

/** One value of this schema, with every field it can have. */
export function exampleOf(schema: JsonSchema, name = '', missing: Missing = () => {}): Json {
  const owner = name.slice(name.lastIndexOf('.') + 1)
  if (schema.const !== undefined) return schema.const as Json
  if (schema.enum) return schema.enum[0] as Json
  const several = schema.anyOf ?? schema.oneOf ?? schema.allOf
  if (several) return exampleOf(chosen(several), name, missing)
  if (schema.properties)
    return Object.fromEntries(
      Object.entries(schema.properties).map(([field, one]) => [
        field,
        exampleOf(asSchema(one), `${owner}.${field}`, missing),
      ]),
    )
  if ('prefixItems' in schema && Array.isArray(schema.prefixItems))
    return schema.prefixItems.map((one) => exampleOf(asSchema(one), name, missing))
  if (typeOf(schema) === 'array')
    return [exampleOf(asSchema('items' in schema ? schema.items : undefined), name, missing)]
  if (typeOf(schema) === 'object' || schema.additionalProperties) return {}
  if (typeOf(schema) === 'boolean') return true
  if (typeOf(schema) === 'null') return null
  if (typeOf(schema) === undefined) return {}
  return leaf(schema, name, missing)
}
