import { readdirSync, readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { root } from '../scripts/root.ts'

const read = (file: string) => readFileSync(join(root, file), 'utf8')

describe('.github', () => {
  it('runs what a laptop runs, on the Node of the repository', () => {
    const workflow = read('.github/workflows/ci.yml')
    expect(workflow).toMatch(/^ {6}- run: \.ci\/run$/m)
    expect(statSync(join(root, '.ci/run')).mode & 0o111).not.toBe(0)
    expect(workflow).toContain(
      `container: node:${read('.node-version').trim().replace(/^v/, '').split('.')[0]}-`,
    )
    expect(workflow).toMatch(/^permissions:\n {2}contents: read$/m)
  })

  it.each(readdirSync(join(root, '.github/ISSUE_TEMPLATE')).filter((name) => name !== 'config.yml'))(
    '%s is a form that asks for something',
    (name) => {
      const form = read(`.github/ISSUE_TEMPLATE/${name}`)
      expect(form).toMatch(/^name: .+\ndescription: .+\.$/m)
      expect(form).toMatch(/required: true/)
    },
  )

  it('takes in new versions as CONTRIBUTING says: exact, and a week old', () => {
    expect(JSON.parse(read('.github/renovate.json'))).toMatchObject({
      rangeStrategy: 'pin',
      minimumReleaseAge: '7 days',
    })
    expect(read('CONTRIBUTING.md')).toMatch(/Exact versions, at least a week old/)
  })
})
