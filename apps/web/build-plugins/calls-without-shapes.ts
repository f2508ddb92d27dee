import type { Plugin } from 'vite'

/** The server holds every shape; the phone needs only where a call goes and how. */
const SERVER_ONLY = new Set(['params', 'query', 'result', 'summary'])

type Node = { readonly type: string; readonly start: number; readonly end: number } & Readonly<
  Record<string, unknown>
>
type Edit = { readonly start: number; readonly end: number; readonly text: string }

const isCallTo = (node: Node, name: string) =>
  node.type === 'CallExpression' && (node['callee'] as { name?: string }).name === name

/** Initial values of the module's own constants, exported or not. */
function topLevelValues(program: { readonly body: readonly unknown[] }): Node[] {
  return (program.body as Node[])
    .map((statement) =>
      statement.type === 'ExportNamedDeclaration' ? (statement['declaration'] as Node | null) : statement,
    )
    .filter((statement) => statement?.type === 'VariableDeclaration')
    .flatMap((statement) => statement?.['declarations'] as Node[])
    .flatMap((declarator) => (declarator['init'] as Node | null) ?? [])
}

function leanCall(value: Node, code: string): Edit[] {
  const [call] = value['arguments'] as [{ properties?: Node[] }?]
  return (call?.properties ?? []).flatMap(({ start, end, key }) => {
    const name = (key as { name?: string } | undefined)?.name ?? ''
    if (name === 'body') return [{ start, end, text: 'body: true' }]
    return SERVER_ONLY.has(name) ? [{ start, end: end + commaAfter(code, end), text: '' }] : []
  })
}

const commaAfter = (code: string, end: number) => /^\s*,/.exec(code.slice(end))?.[0].length ?? 0

/** A schema that nobody asks for may go: building one has no effect, which the bundler cannot see through `.check()`. */
const droppable = (value: Node): Edit[] => [
  { start: value.start, end: value.start, text: '/* @__PURE__ */ (() => (' },
  { start: value.end, end: value.end, text: '))()' },
]

/** A schema, or an object of schemas that others are made of. */
const SCHEMAS = new Set(['CallExpression', 'ObjectExpression'])

/** Also those a function makes for several addresses. */
function callsIn(value: unknown): Node[] {
  if (Array.isArray(value)) return value.flatMap(callsIn)
  if (typeof value !== 'object' || value === null) return []
  const node = value as Node
  return isCallTo(node, 'defineCall') ? [node] : Object.values(node).flatMap(callsIn)
}

function editsOf(value: Node, code: string): Edit[] {
  const calls = callsIn(value).flatMap((call) => leanCall(call, code))
  if (calls.length > 0) return calls
  return SCHEMAS.has(value.type) ? droppable(value) : []
}

/**
 * Takes the schemas out of the calls in `contracts/`, so that the bundler can drop the validator: about 8 KB of a
 * first load that a phone pays for. A form that wants its schema still imports it by name.
 */
export function callsWithoutShapes(): Plugin {
  return {
    name: 'calls-without-shapes',
    enforce: 'post',
    transform(code, id) {
      if (!/\/contracts\/[\w-]+\.ts$/.test(id)) return null
      const edits = topLevelValues(this.parse(code))
        .flatMap((value) => editsOf(value, code))
        .sort((a, b) => b.start - a.start)
      return {
        code: edits.reduce(
          (text, { start, end, text: put }) => text.slice(0, start) + put + text.slice(end),
          code,
        ),
        map: null,
      }
    },
  }
}
