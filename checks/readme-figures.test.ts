import { readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { readmeText } from '../scripts/generated/readme-figures.ts'
import { root } from '../scripts/root.ts'
import { plantedFolder } from './planted-tree.ts'

const README = readFileSync(join(root, 'README.md'), 'utf8')

describe('README.md', () => {
  it('tells the figures of the last full runs', () => {
    expect(README, 'run: npm run generate').toBe(readmeText(root))
  })

  it('control: another figure is another text, and a figure that nobody measures any more is told', () => {
    const results = JSON.parse(readFileSync(join(root, 'bench/results.json'), 'utf8')) as {
      name: string
      value: number
    }[]
    const planted = (bench: object[]) =>
      plantedFolder({
        'README.md': README,
        'bench/results.json': JSON.stringify(bench),
        'faults/results.json': readFileSync(join(root, 'faults/results.json'), 'utf8'),
      })
    const slower = results.map((figure) => ({ ...figure, value: figure.value * 2 }))
    expect(readmeText(planted(slower))).not.toBe(README)
    expect(() => readmeText(planted(results.slice(0, 1)))).toThrow('which bench/results.json does not have')
  })

  it('shows sign-in, purchase and CMS in pictures that a phone can load', () => {
    const pictures = [...README.matchAll(/src="(docs\/pictures\/[\w-]+\.webp)"/g)].map(
      ([, file = '']) => file,
    )
    expect(pictures.join(' ')).toMatch(/sign-in.*purchase.*cms/)
    expect(pictures.filter((file) => statSync(join(root, file)).size > 80_000)).toEqual([])
  })
})
