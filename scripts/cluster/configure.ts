import { chownSync, writeFileSync } from 'node:fs'
import { NODES, writeFilesOf, type NodeName } from '../deploy/node-files.ts'
import { makeCertificates } from './certificates.ts'
import { databaseOwner, makeFolder, type Owner } from './owner.ts'
import { ALERTS_FILE, BACKUP_DIR, CLUSTER_DIR, FIGURES_DIR, inCluster, LOG_DIR, PORTS } from './places.ts'
import { clusterValues } from './values.ts'

/** Every machine gets its folder and its files of deploy/, filled in. What a store wrote there is left alone. */
export async function configure(): Promise<void> {
  for (const folder of [CLUSTER_DIR, LOG_DIR, FIGURES_DIR, inCluster('media'), inCluster('files')])
    makeFolder(folder)
  await makeCertificates()
  const owner = databaseOwner()
  makeFolder(BACKUP_DIR, owner)
  for (const node of NODES) {
    const folder = inCluster(node)
    const isDatabase = node.startsWith('db')
    makeFolder(folder)
    if (isDatabase) {
      // Made by whoever starts Redis, which is not PostgreSQL's user.
      for (const port of [PORTS.REDIS_PORT, PORTS.REDIS_SECOND_PORT]) makeFolder(`${folder}/redis-${port}`)
      for (const name of ['etcd', 'postgres', 'pgbackrest-lock', 'pgbackrest-spool'])
        makeFolder(`${folder}/${name}`, owner)
    }
    makeFolder(`${folder}/nginx`)
    writeFilesOf(node, clusterValues(node), folder)
    if (owner) handOver(node, owner)
  }
  writeFileSync(ALERTS_FILE, '', { flag: 'a' })
}

/** What programs read that run as the user of PostgreSQL. Its socket and the passwords of its followers lie beside its data. */
const READ_BY_POSTGRES = {
  db: ['.', 'etcd.yml', 'etcd-elsewhere.sh', 'patroni.yml', 'pgbackrest.conf', 'pgbackrest-archive-push.sh'],
  app: ['pgbouncer.ini', 'pooler-users.txt'],
  watch: [],
} as const

function handOver(node: NodeName, owner: Owner): void {
  const kind = node.replace(/\d$/, '') as keyof typeof READ_BY_POSTGRES
  for (const name of READ_BY_POSTGRES[kind]) chownSync(inCluster(node, name), owner.uid, owner.gid)
}
