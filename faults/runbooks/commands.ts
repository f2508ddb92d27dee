import { join } from 'node:path'
import { brand } from '#brand'
import { leader, mustLead, nodesSeen, untilWhole } from '../../scripts/cluster/patroni.ts'
import { databaseOwner } from '../../scripts/cluster/owner.ts'
import { CA, DB_NODES, inCluster, PORTS, PUBLIC_ORIGINS, TLS_DIR } from '../../scripts/cluster/places.ts'
import { productSettings } from '../../scripts/cluster/product-settings.ts'
import { clusterSecrets } from '../../scripts/cluster/values.ts'
import { runCommand } from '../../scripts/run/run-command.ts'

/** Null when it behaves as the runbook says; otherwise what happened instead. */
type Walk = () => Promise<string | null>

type Command = { readonly is: RegExp } & (
  | { readonly walk: Walk }
  /** Why it is not done here. */
  | { readonly elsewhere: string }
)

const tool = async (
  words: readonly [string, ...string[]],
  expected: RegExp,
  env: Record<string, string> = {},
): Promise<string | null> => {
  const { code, output } = await runCommand(words[0], words.slice(1), { env })
  return code === 0 && expected.test(output) ? null : output.trim().slice(-300) || `exit ${code}`
}

const shell = (line: string, expected: RegExp, env: Record<string, string> = {}) =>
  tool(['sh', '-c', line], expected, env)

const [edge = ''] = PUBLIC_ORIGINS
const patroni = (...words: readonly string[]): [string, ...string[]] => [
  'patronictl',
  '-c',
  inCluster('db1', 'patroni.yml'),
  ...words,
]

/** With the settings of a worker of the cluster; past with-env, which reads those of the demo. */
const ops = (words: readonly string[], expected: RegExp) =>
  tool(['node', 'apps/worker/ops-main.ts', ...words], expected, productSettings(0))

async function backrest(...words: readonly string[]): Promise<string | null> {
  const config = `--config=${inCluster(await mustLead(), 'pgbackrest.conf')}`
  const asOwner: [string, ...string[]] = databaseOwner() ? ['runuser', '-u', 'postgres', '--'] : ['env']
  return tool([...asOwner, 'pgbackrest', config, '--stanza=portal', ...words], /^/)
}

/** Copies a standby again from the leader. */
async function reinit(): Promise<string | null> {
  const follows = (await nodesSeen()).find(({ role }) => role === 'replica')?.name
  if (!follows) return 'nobody follows'
  const said = await tool(patroni('reinit', 'portal', follows, '--force'), /Success/)
  await untilWhole()
  return said ?? ((await leader()) === null ? 'nobody leads' : null)
}

async function pauseAndResume(): Promise<string | null> {
  const paused = await tool(patroni('pause', 'portal', '--wait'), /Success/)
  const resumed = await tool(patroni('resume', 'portal', '--wait'), /Success/)
  return paused ?? resumed
}

const etcd = `ETCDCTL_API=3 ETCDCTL_CACERT=${CA} ETCDCTL_CERT=${join(TLS_DIR, 'node.crt')} ETCDCTL_KEY=${join(TLS_DIR, 'node.key')} etcdctl --endpoints=${DB_NODES.map(({ address }) => `https://${address}:${PORTS.ETCD_PORT}`).join(',')}`
const redis = `redis-cli --tls --cacert ${CA} -h ${DB_NODES[0].address} -p ${PORTS.REDIS_PORT}`
const number = '09690000001'

async function sameRedisPassword(): Promise<string | null> {
  const { REDIS_PASSWORD } = clusterSecrets()
  const call = `redis-cli --tls --cacert ${CA} --cluster call ${DB_NODES[0].address}:${PORTS.REDIS_PORT}`
  const env = { REDISCLI_AUTH: REDIS_PASSWORD }
  const words = [`acl setuser default '>${REDIS_PASSWORD}'`, `config set masterauth '${REDIS_PASSWORD}'`]
  for (const one of [...words, `config set requirepass '${REDIS_PASSWORD}'`]) {
    const problem = await shell(`${call} ${one}`, /(: OK[\s\S]*){6}/, env)
    if (problem !== null) return problem
  }
  return null
}

const SYSTEMD = 'there is no systemd here; its units are read by deploy:check'

/** Every command that a runbook names, with the folders and ports of the cluster. The first that fits is taken. */
export const COMMANDS: readonly Command[] = [
  { is: /^patronictl( -c \S+)? list$/, walk: () => tool(patroni('list'), /Leader[\s\S]*/) },
  { is: /^patronictl( -c \S+)? reinit/, walk: reinit },
  { is: /^patronictl( -c \S+)? (pause|resume)/, walk: pauseAndResume },
  {
    is: /^patronictl( -c \S+)? remove/,
    elsewhere: 'ends the cluster; what follows it is walked by cluster.restore',
  },
  { is: /^etcdctl endpoint health/, walk: () => shell(`${etcd} endpoint health 2>&1`, /is healthy/) },
  { is: /^etcdctl member/, walk: () => shell(`${etcd} member list`, /started/) },
  { is: /^pgbackrest .*check$/, walk: () => backrest('check') },
  // Again, where it is: nothing changes.
  { is: /^pgbackrest .*stanza-create$/, walk: () => backrest('stanza-create') },
  { is: /^pgbackrest .*backup$/, walk: () => backrest('--type=incr', 'backup') },
  { is: /^pgbackrest .*restore$/, elsewhere: 'walked by cluster.restore' },
  { is: /^npm run cluster -- restore/, elsewhere: 'walked by cluster.restore' },
  {
    is: /^nginx -t( -c \S+)?$/,
    walk: () => tool(['nginx', '-t', '-c', inCluster('app1', 'nginx.conf')], /successful/),
  },
  { is: /^haproxy -c/, walk: () => tool(['haproxy', '-c', '-f', inCluster('app1', 'haproxy.cfg')], /valid/) },
  {
    is: /^curl .*config\.json$/,
    walk: () => shell(`curl --cacert ${CA} -sS -o /dev/null -w '%{http_code}\n' ${edge}/config.json`, /^200/),
  },
  {
    is: /^echo \| openssl s_client/,
    walk: () =>
      shell(
        `echo | openssl s_client -connect ${new URL(edge).host} 2>/dev/null | openssl x509 -noout -enddate`,
        /notAfter=/,
      ),
  },
  {
    is: /^openssl x509 .*node\.crt$/,
    walk: () =>
      tool(['openssl', 'x509', '-noout', '-enddate', '-in', join(TLS_DIR, 'node.crt')], /notAfter=/),
  },
  { is: /^openssl rand -hex 32$/, walk: () => shell('openssl rand -hex 32', /^[0-9a-f]{64}\s*$/) },
  {
    is: /^redis-cli --latency$/,
    walk: () =>
      // It measures until it is stopped: whether it gets through is all there is to see.
      shell(`${redis} ping`, /PONG/, { REDISCLI_AUTH: clusterSecrets().REDIS_PASSWORD }),
  },
  {
    // All six are told what they know already.
    is: /^redis-cli --cluster call \S+ (acl setuser default|config set (masterauth|requirepass))/,
    walk: sameRedisPassword,
  },
  { is: /^rsync/, elsewhere: 'walked by cluster.restore' },
  { is: /^redis-server/, elsewhere: 'walked by cluster.redis' },
  { is: /^du -xhd1/, walk: () => shell(`du -xhd1 ${inCluster()} | sort -h`, /cluster/) },
  { is: /^pg_lsclusters$/, walk: () => shell('pg_lsclusters', /Ver/) },
  { is: /^pg_ctlcluster/, elsewhere: 'where nothing takes over; here Patroni does' },
  { is: /^systemctl/, elsewhere: SYSTEMD },
  {
    is: /^npm run ops -- status/,
    walk: () => ops(['status', 'We are repairing the website.', 'ပြင်ဆင်နေပါသည်။'], /^/),
  },
  {
    is: /^npm run ops -- number pardon/,
    walk: () => ops(['number', 'pardon', number, '--who', 'Ma Hla', '--why', 'showed the SIM'], /^/),
  },
  { is: /^npm run ops -- line sim-changed/, walk: () => ops(['line', 'sim-changed', number], /^/) },
  { is: /^npm run ops -- tags/, walk: () => ops(['tags', number], /^/) },
  { is: /^npm run ops -- security/, walk: () => ops(['security', number, '--who', 'Ma Hla'], /^/) },
  { is: /^export /, elsewhere: 'only sets names for the command beside it' },
  { is: /^npm run deploy:fill$/, elsewhere: 'fills the files of this cluster; checks/deploy.test.ts' },
  { is: /^npm run setup$/, elsewhere: 'not a step' },
  {
    is: /^npm run cms:forget-factor/,
    elsewhere: `needs an account; tried by the tests of the CMS of ${brand.name}`,
  },
  { is: /^grep '"process":"cms"'/, elsewhere: 'reads a log that the operator keeps' },
]
