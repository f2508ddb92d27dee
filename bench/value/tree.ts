import { mkdtempSync, rmSync, symlinkSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { runMigrations } from '#platform/db/migrate.ts'
import { makeDatabase } from '#platform/db/database.ts'
import { seedShop } from '../../faults/value/site.ts'
import { root } from '../../scripts/root.ts'
import { startServer } from '../../scripts/run/child-server.ts'
import { mustRun } from '../../scripts/run/run-command.ts'
import { loadLines } from './load-lines.ts'

/** What one version of the sources needs to open a shop: its own tables, goods and API. */
export type Tree = {
  readonly runMigrations: typeof runMigrations
  readonly makeDatabase: typeof makeDatabase
  readonly seedShop: typeof seedShop
  readonly loadLines: typeof loadLines
  readonly startServer: typeof startServer
}

export const thisTree: Tree = { runMigrations, makeDatabase, seedShop, loadLines, startServer }

const FILES = {
  migrate: 'platform/db/migrate.ts',
  database: 'platform/db/database.ts',
  site: 'faults/value/site.ts',
  lines: 'bench/value/load-lines.ts',
  server: 'scripts/run/child-server.ts',
}

/** The sources of a commit in a folder of its own, with today's packages. */
export async function withTreeOf<T>(commit: string, work: (tree: Tree) => Promise<T>): Promise<T> {
  const folder = mkdtempSync(join(tmpdir(), `bench-tree-${commit}-`))
  try {
    const archive = join(folder, 'tree.tar')
    await mustRun('git', ['archive', '--format=tar', `--output=${archive}`, commit])
    await mustRun('tar', ['-xf', archive, '-C', folder])
    symlinkSync(join(root, 'node_modules'), join(folder, 'node_modules'))
    return await work(await readTree(folder))
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}

async function readTree(folder: string): Promise<Tree> {
  const from = <Module>(file: string) => import(pathToFileURL(join(folder, file)).href) as Promise<Module>
  const [migrate, database, site, lines, server] = await Promise.all([
    from<Pick<Tree, 'runMigrations'>>(FILES.migrate),
    from<Pick<Tree, 'makeDatabase'>>(FILES.database),
    from<Pick<Tree, 'seedShop'>>(FILES.site),
    from<Pick<Tree, 'loadLines'>>(FILES.lines),
    from<Pick<Tree, 'startServer'>>(FILES.server),
  ])
  return { ...migrate, ...database, ...site, ...lines, ...server }
}
