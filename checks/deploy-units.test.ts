import { execFileSync } from 'node:child_process'
import { mkdtempSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { parseEnv } from 'node:util'
import { describe, expect, it } from 'vitest'
import { NODES, filesOf, installedAt, writeFilesOf, type NodeName } from '../scripts/deploy/node-files.ts'
import { root } from '../scripts/root.ts'

const sheet = parseEnv(readFileSync(join(root, 'deploy/values.example.env'), 'utf8'))
const whole = Object.fromEntries(Object.entries(sheet).map(([name, value]) => [name, value || 'secret']))
const on = (node: NodeName) => filesOf(node, whole)
const all = NODES.flatMap((node) => [...on(node)].map(([name, text]) => ({ node, name, text })))

describe('files of a machine', () => {
  it('lie where their program looks for them', () => {
    expect(installedAt('patroni.yml')).toBe('etc/portal/patroni.yml')
    expect(installedAt('rules/money.yml')).toBe('etc/portal/rules/money.yml')
    expect(installedAt('portal-backup.timer')).toBe('etc/systemd/system/portal-backup.timer')
    expect(installedAt('etcd.service.d/portal.conf')).toBe('etc/systemd/system/etcd.service.d/portal.conf')
    expect(installedAt('tmpfiles/portal.conf')).toBe('etc/tmpfiles.d/portal.conf')
  })

  it('are only for their owner where they may hold a password', () => {
    const folder = mkdtempSync(join(tmpdir(), 'machine-'))
    writeFilesOf('watch', whole, folder, installedAt)
    const modeOf = (file: string) => statSync(join(folder, file)).mode & 0o777
    expect(modeOf('etc/portal/redis-exporter.env')).toBe(0o600)
    expect(modeOf('etc/portal/rules/money.yml')).toBe(0o644)
    expect(modeOf('etc/systemd/system/prometheus.service.d/portal.conf')).toBe(0o644)
  })

  it.each(all)('$node: whatever $name names in /etc/portal is there', ({ node, text }) => {
    const there = new Set([...on(node).keys()].map((name) => `/${installedAt(name)}`))
    const named = [...text.matchAll(/\/etc\/portal\/[\w-]+\.(?:yml|conf|cfg|ini|txt|sh|sql)\b/g)].map(
      ([file]) => file,
    )
    expect(named.filter((file) => !there.has(file))).toEqual([])
  })

  it('every unit and override of deploy/systemd goes to a machine; the status page’s stands elsewhere', () => {
    const names = new Set(all.map(({ name }) => name))
    const units = readdirSync(join(root, 'deploy/systemd')).filter((file) => file.startsWith('portal-'))
    expect(units.filter((unit) => !names.has(unit))).toEqual(['portal-status.service'])
    const overrides = readdirSync(join(root, 'deploy/systemd/overrides'))
    expect(overrides.filter((unit) => !names.has(`${unit}/portal.conf`))).toEqual([])
  })
})

describe('figures', () => {
  it('are asked for from every machine, and every machine gives its own', () => {
    const asked = on('watch').get('prometheus.yml') ?? ''
    for (const node of NODES) {
      const unit = on(node).get('prometheus-node-exporter.service.d/portal.conf') ?? ''
      const address = /--web\.listen-address=(\S+)/.exec(unit)?.[1]
      expect(asked).toContain(`"${address}"`)
    }
  })

  it('of the last backup can be read by another user than the one who made it', () => {
    const unit = on('db1').get('portal-backup.service') ?? ''
    const written = /^ExecStartPost=\/bin\/sh -c '(.*)'$/m.exec(unit)?.[1] ?? ''
    const folder = mkdtempSync(join(tmpdir(), 'figures-'))
    const command = written.replace('/var/lib/prometheus/node-exporter', folder).replaceAll('%%', '%')
    writeFileSync(join(folder, 'run.sh'), `umask ${/UMask=(\d+)/.exec(unit)?.[1]}\n${command}\n`)
    execFileSync('sh', [join(folder, 'run.sh')])
    expect(readFileSync(join(folder, 'backup.prom'), 'utf8')).toMatch(
      /^backup_last_success_timestamp_seconds \d{10}\n$/,
    )
    expect(statSync(join(folder, 'backup.prom')).mode & 0o004).toBe(0o004)
  })
})
