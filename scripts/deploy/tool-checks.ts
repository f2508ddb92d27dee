import { cpSync, globSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { parseEnv } from 'node:util'
import { root } from '../root.ts'
import { mustRun, runCommand } from '../run/run-command.ts'
import { NODES, writeFilesOf } from './node-files.ts'
import type { ToolCheck } from './tool-check.ts'
import { FOLDER_CHECKS, layOutMachine, UNIT_CHECKS } from './unit-checks.ts'

const tool = (name: string, ...args: readonly string[]) => runCommand(name, args)

export const TOOL_CHECKS: readonly ToolCheck[] = [
  {
    name: 'HAProxy takes its configuration',
    tool: 'haproxy',
    run: (folder) => tool('haproxy', '-c', '-f', join(folder, 'app1', 'haproxy.cfg')),
    mistake: ['app1/haproxy.cfg', 'default_backend changes', 'default_backend nobody'],
  },
  {
    name: 'nginx takes its configuration',
    tool: 'nginx',
    run: (folder) => tool('nginx', '-t', '-c', join(folder, 'app1', 'nginx.conf')),
    mistake: ['app1/nginx.conf', 'proxy_cache answers;', 'proxy_cache nowhere;'],
  },
  {
    name: 'pgBackRest takes its configuration',
    tool: 'pgbackrest',
    run: (folder) =>
      tool('pgbackrest', `--config=${join(folder, 'db1', 'pgbackrest.conf')}`, '--stanza=portal', 'info'),
    mistake: ['db1/pgbackrest.conf', 'repo1-cipher-type=aes-256-cbc', 'repo1-cipher-type=rot13'],
  },
  ...(
    [
      ['etcd-elsewhere.sh', 'done', 'don'],
      ['pgbackrest-archive-push.sh', 'then', ''],
    ] as const
  ).map(([name, from, to]) => ({
    name: `the shell reads ${name}`,
    tool: 'sh',
    run: (folder: string) => tool('sh', '-n', join(folder, 'db1', name)),
    mistake: [`db1/${name}`, from, to] as const,
  })),
  {
    name: 'Prometheus takes its configuration and its rules',
    tool: 'promtool',
    run: (folder) => tool('promtool', 'check', 'config', join(folder, 'watch', 'prometheus.yml')),
    mistake: ['watch/prometheus.yml', 'scrape_interval: 5s', 'scrape_interval: often'],
  },
  ...globSync('deploy/prometheus/tests/*.yml', { cwd: root }).map((file) => ({
    name: `alerts speak when they should: ${file.replace(/^.*\//, '')}`,
    tool: 'promtool',
    run: (folder: string) => tool('promtool', 'test', 'rules', join(folder, file)),
    mistake: [file.replace('/tests/', '/rules/'), /severity: page/g, 'severity: nobody'] as const,
  })),
  {
    name: 'alertmanager takes its configuration',
    tool: 'amtool',
    run: (folder) => tool('amtool', 'check-config', join(folder, 'watch', 'alertmanager.yml')),
    mistake: ['watch/alertmanager.yml', 'receiver: on-call', 'receiver: nobody'],
  },
  {
    name: 'the blackbox exporter takes its configuration',
    tool: 'prometheus-blackbox-exporter',
    run: (folder) =>
      tool(
        'prometheus-blackbox-exporter',
        '--config.check',
        `--config.file=${join(folder, 'watch', 'probe.yml')}`,
      ),
    mistake: ['watch/probe.yml', 'timeout: 3s', 'timeout: soon'],
  },
  ...UNIT_CHECKS,
  ...FOLDER_CHECKS,
  ...globSync('deploy/systemd/portal-*.service', { cwd: root }).map((file) => ({
    name: `systemd finds little to fear in ${file.replace(/^.*\//, '')}`,
    tool: 'systemd-analyze',
    run: (folder: string) =>
      tool('systemd-analyze', 'security', '--offline=yes', '--threshold=30', join(folder, file)),
    mistake: [file, /^(Protect|Private|Restrict|System|Capability|NoNew)\w+=.*$/gm, ''] as const,
  })),
]

/** nginx tries its addresses out: one of this machine, and ports that nobody has. */
const HERE = {
  APP_1_ADDRESS: '127.9.8.1',
  APP_2_ADDRESS: '127.9.8.2',
  HTTP_PORT: '28980',
  HTTPS_PORT: '28943',
}

/** Every machine's files, rules and units, filled in from the sheet with folders that exist. Patroni is shown by the cluster instead. */
export async function layOut(): Promise<string> {
  const folder = mkdtempSync(join(tmpdir(), 'deploy-'))
  const sheet = parseEnv(readFileSync(join(root, 'deploy', 'values.example.env'), 'utf8'))
  const tls = join(folder, 'tls')
  mkdirSync(tls)
  for (const name of ['ca', 'node', 'edge'])
    await mustRun('openssl', [
      'req',
      '-x509',
      '-newkey',
      'ec',
      '-pkeyopt',
      'ec_paramgen_curve:P-256',
      '-nodes',
      '-days',
      '1',
      '-subj',
      '/CN=check',
      '-keyout',
      join(tls, `${name}.key`),
      '-out',
      join(tls, `${name}.crt`),
    ])
  cpSync(join(root, 'deploy'), join(folder, 'deploy'), { recursive: true })
  for (const node of NODES) {
    const own = Object.fromEntries(Object.entries(sheet).map(([name, value]) => [name, value || 'secret']))
    const here = {
      EDGE_AUTHORITY: join(tls, 'ca.crt'),
      NODE_DIR: join(folder, node),
      TLS_DIR: tls,
      RULES_DIR: join(folder, 'deploy', 'prometheus', 'rules'),
    }
    mkdirSync(join(folder, node, 'nginx'), { recursive: true })
    writeFilesOf(node, { ...own, ...HERE, ...here, BACKUP_DIR: join(folder, 'backups') }, join(folder, node))
    layOutMachine(node, own, folder)
  }
  return folder
}

/** Right as it is, and wrong with the mistake. */
export async function judgeTool(
  { run, mistake: [file, from, to] }: ToolCheck,
  folder: string,
): Promise<string | null> {
  const good = await run(folder)
  if (good.code !== 0) return good.output.trim()
  const path = join(folder, file)
  const text = readFileSync(path, 'utf8')
  writeFileSync(path, text.replace(from, to))
  const wrong = await run(folder)
  writeFileSync(path, text)
  if (text.replace(from, to) === text) return 'its planted mistake changes nothing'
  return wrong.code === 0 ? 'its planted mistake was not found' : null
}

export const clear = (folder: string): void => rmSync(folder, { recursive: true, force: true })
