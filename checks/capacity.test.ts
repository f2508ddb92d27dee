import { readFileSync } from 'node:fs'
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
  const planted = (bench: object[]) => plantedFolder({ 'bench/results.json': JSON.stringify(bench) })
  const slower = results.map((figure) => ({ ...figure, value: figure.value / 2 }))
  expect(capacityText(planted(slower))).not.toBe(capacityText(root))
  expect(() => capacityText(planted([]))).toThrow('which bench/results.json does not have')
})

it.each([...dashboardFiles()])('%s is what its panels say', (file, text) => {
  expect(read(file), 'run: npm run generate').toBe(text)
})

it('no panel is told twice on a page', () => {
  for (const panels of Object.values(DASHBOARDS))
    expect(new Set(panels.map(({ title }) => title)).size).toBe(panels.length)
})
