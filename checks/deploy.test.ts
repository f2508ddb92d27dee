import { existsSync, globSync, readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { parseEnv } from 'node:util'
import { describe, expect, it } from 'vitest'
import { SMALL } from '../scripts/cluster/values.ts'
import { slotsIn } from '../scripts/deploy/fill.ts'
import { filesOf, NODE_FILES, NODES } from '../scripts/deploy/node-files.ts'
import { root } from '../scripts/root.ts'

const read = (file: string): string => readFileSync(join(root, file), 'utf8')
const isFile = (file: string): boolean => statSync(join(root, file)).isFile()
const SHEET = parseEnv(read('deploy/values.example.env')) as Record<string, string>
/** What differs from machine to machine. */
const OF_NODE = ['NODE_NAME', 'NODE_ADDRESS']

const slots = new Set(NODE_FILES.flatMap(({ template }) => [...slotsIn(read(`deploy/${template}`))]))

describe('the sheet of values', () => {
  it('has every value that a file asks for', () => {
    const missing = [...slots].filter((name) => !(name in SHEET) && !OF_NODE.includes(name))
    expect(missing).toEqual([])
  })

  it('has no value that nobody asks for', () => {
    expect(Object.keys(SHEET).filter((name) => !slots.has(name))).toEqual([])
  })

  it('fills every machine once its secrets are there, and none before', () => {
    const whole = Object.fromEntries(Object.entries(SHEET).map(([name, value]) => [name, value || 'secret']))
    for (const node of NODES) {
      expect([...filesOf(node, whole).values()].filter((text) => slotsIn(text).size > 0)).toEqual([])
    }
    expect(() => filesOf('db1', SHEET)).toThrow('SUPERUSER_PASSWORD')
  })

  it.each([
    ['of the example', SHEET],
    ['of the cluster on one machine', SMALL],
  ])('the poolers %s leave connections to those who go past them', (_, sizes) => {
    const [connections, pooled] = [Number(sizes['DATABASE_CONNECTIONS']), 6 * Number(sizes['POOLER_SIZE'])]
    expect(connections - pooled).toBeGreaterThanOrEqual(50)
  })

  it('every template belongs to a machine', () => {
    const known = new Set(NODE_FILES.map(({ template }) => template))
    const templates = globSync('**/*.*', { cwd: join(root, 'deploy') }).filter(
      (file) => isFile(`deploy/${file}`) && !file.endsWith('.md') && slotsIn(read(`deploy/${file}`)).size > 0,
    )
    expect(templates.filter((file) => !known.has(file))).toEqual([])
  })
})

describe('connections that are kept', () => {
  const seconds = (file: string, setting: RegExp): number => Number(setting.exec(read(`deploy/${file}`))?.[1])

  it('are closed by who asks, before who answers would, and before a balancer that gives way ends', () => {
    const edge = seconds('nginx/nginx.conf', /upstream site \{[^]*?keepalive_timeout (\d+)s;/)
    expect(edge).toBeGreaterThan(0)
    expect(edge).toBeLessThan(seconds('haproxy/haproxy.cfg', /timeout http-keep-alive (\d+)s/))
    expect(edge).toBeLessThan(seconds('haproxy/haproxy.cfg', /hard-stop-after (\d+)s/))
  })
})

type Alert = { readonly name: string; readonly runbook: string; readonly severity: string }

/** One block for each alert, as our rules write them. */
const alertsIn = (text: string): Alert[] =>
  text
    .split(/^ {6}- alert: /m)
    .slice(1)
    .map((block) => ({
      name: /^\w+/.exec(block)?.[0] ?? '',
      runbook: /runbook: (\S+)/.exec(block)?.[1] ?? '',
      severity: /severity: (\w+)/.exec(block)?.[1] ?? '',
    }))

const RULES = globSync('deploy/prometheus/rules/*.yml', { cwd: root })
const alerts = RULES.flatMap((file) => alertsIn(read(file)))
const TESTS = globSync('deploy/prometheus/tests/*.yml', { cwd: root }).map(read).join('\n')

describe('alerts', () => {
  it('are found', () => {
    expect(alerts.length).toBeGreaterThan(20)
  })

  it.each(alerts)('$name leads to a runbook that names it', ({ name, runbook, severity }) => {
    expect(existsSync(join(root, runbook))).toBe(true)
    expect(read(runbook)).toContain(`\`${name}\``)
    expect(['page', 'ticket']).toContain(severity)
  })

  it.each(alerts)('$name has a test in which it is silent, and one in which it speaks', ({ name }) => {
    expect(TESTS).toMatch(new RegExp(`alertname: ${name}, exp_alerts: \\[\\]`))
    expect(TESTS).toMatch(new RegExp(`alertname: ${name}\\n\\s+exp_alerts:\\n`))
  })

  it('control: a rule without a runbook, or without a test, is seen', () => {
    const [planted] = alertsIn('groups:\n      - alert: Planted\n        expr: up == 0\n')
    expect(planted).toEqual({ name: 'Planted', runbook: '', severity: '' })
    expect(TESTS).not.toMatch(/alertname: Planted/)
  })
})
