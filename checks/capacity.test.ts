import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { capacityText } from '../scripts/generated/capacity.ts'
import { DASHBOARDS } from '../scripts/generated/dashboard-panels.ts'
import { dashboardFiles } from '../scripts/generated/dashboards.ts'
import { root } from '../scripts/root.ts'
import { plantedFolder } from './planted-tree.ts'

const read = (file: string): string => readFileSync(join(root, file), 'utf8')

it('docs/capacity.md tells what was measured last', () => {
  expect(read('docs/capacity.md'), 'run: npm run generate').toBe(capacityText(root))
})

it('control: another figure is another page, and one that nobody measures any more is told', () => {
  const results = JSON.parse(read('bench/results.json')) as { name: string; value: number }[]
  const costs = read('bench/request-costs.json')
  const planted = (bench: object[], more = costs) =>
    plantedFolder({ 'bench/results.json': JSON.stringify(bench), 'bench/request-costs.json': more })
  const slower = results.map((figure) => ({ ...figure, value: figure.value / 2 }))
  expect(capacityText(planted(slower))).not.toBe(capacityText(root))
  expect(() => capacityText(planted([]))).toThrow('which bench/results.json does not have')
  const more = costs.replace('"statements": 4', '"statements": 5')
  expect(capacityText(planted(results, more))).not.toBe(capacityText(root))
})

/** `named_like_this`, in the column of figures. */
const FIGURE = /`([a-z]+(?:_[a-z]+)+)`/g
const figuresOf = (page: string): string[] =>
  page
    .split('\n')
    .filter((line) => line.startsWith('| ') && line.split('|').length === 6)
    .flatMap((line) => [...(line.split('|')[3] ?? '').matchAll(FIGURE)].map(([, name = '']) => name))

it('each figure that shows what is full is one that somebody watches', () => {
  const rules = globSync('deploy/prometheus/rules/*.yml', { cwd: root }).map(read).join('\n')
  const panels = Object.values(DASHBOARDS)
    .flat()
    .map(({ query }) => query)
  const watched = (name: string) => `${rules}\n${panels.join('\n')}`.includes(name)
  const shown = figuresOf(capacityText(root))
  expect(shown.length).toBeGreaterThan(8)
  expect(shown.filter((name) => !watched(name))).toEqual([])
  expect(['ledger_pieces_late', 'nobody_watches_this'].filter((name) => !watched(name))).toEqual([
    'nobody_watches_this',
  ])
})

it.each([...dashboardFiles()])('%s is what its panels say', (file, text) => {
  expect(read(file), 'run: npm run generate').toBe(text)
})

it('no panel is told twice on a page', () => {
  for (const panels of Object.values(DASHBOARDS))
    expect(new Set(panels.map(({ title }) => title)).size).toBe(panels.length)
})
