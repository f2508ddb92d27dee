import { globSync, readFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import { root } from '../../scripts/root.ts'

/** Something a runbook tells the person on call to check or do. */
export type Ask = {
  readonly runbook: string
  readonly kind: 'sql' | 'figure' | 'command' | 'alert'
  readonly text: string
}

const TOOLS =
  /^(curl|du|echo|etcdctl|grep|haproxy|nginx -|npm run|openssl|patronictl|pg_ctlcluster|pg_lsclusters|pgbackrest|redis-cli|redis-server|rsync|systemctl)\b/
const SQL = /^(select|insert|update|delete) /
const QUERY = /^(topk|histogram_quantile|sum|rate|changes)\(/
/** `name_of_a_figure`, with or without labels; names of tables look the same. */
const FIGURE = /^[a-z]+(_[a-z0-9]+)+(\{.*\})?$/

const oneLine = (text: string): string => text.replace(/\s+/g, ' ').trim()
const withoutComments = (text: string): string => text.replace(/--.*$/gm, '')

function fenced(runbook: string, text: string): Ask[] {
  return [...text.matchAll(/```(\w*)\n([\s\S]*?)```/g)].flatMap(([, language, body = '']) =>
    language === 'sql'
      ? withoutComments(body)
          .split(';')
          .map(oneLine)
          .filter(Boolean)
          .map((statement): Ask => ({ runbook, kind: 'sql', text: statement }))
      : body
          .split('\n')
          .map((line) => oneLine(line.replace(/\s#.*$/, '')))
          .filter(Boolean)
          .map((line): Ask => ({ runbook, kind: 'command', text: line })),
  )
}

function kindOf(text: string): Ask['kind'] | null {
  if (SQL.test(text)) return 'sql'
  if (TOOLS.test(text)) return 'command'
  if (QUERY.test(text) || FIGURE.test(text)) return 'figure'
  return null
}

function inline(runbook: string, text: string): Ask[] {
  const words = [...text.replace(/```[\s\S]*?```/g, '').matchAll(/`([^`]+)`/g)].map(([, word = '']) =>
    oneLine(word),
  )
  return words.flatMap((word) => {
    const kind = kindOf(word)
    return kind ? [{ runbook, kind, text: word }] : []
  })
}

const alertsOf = (runbook: string, text: string): Ask[] =>
  [...(/^\*\*Alerts\.\*\*([\s\S]*?)\n\n/m.exec(text)?.[1] ?? '').matchAll(/`([A-Z][A-Za-z]+)`/g)].map(
    ([, alert = '']) => ({ runbook, kind: 'alert', text: alert }),
  )

export const readRunbooks = (): ReadonlyMap<string, string> =>
  new Map(
    globSync('docs/runbooks/*.md', { cwd: root })
      .toSorted()
      .map((file) => [basename(file), readFileSync(join(root, file), 'utf8')]),
  )

/** Each once, in the order of the pages. */
export function asksOf(runbooks: ReadonlyMap<string, string>): Ask[] {
  const all = [...runbooks].flatMap(([name, text]) => [
    ...alertsOf(name, text),
    ...fenced(name, text),
    ...inline(name, text),
  ])
  return [...new Map(all.map((ask) => [`${ask.runbook} ${ask.text}`, ask])).values()]
}
