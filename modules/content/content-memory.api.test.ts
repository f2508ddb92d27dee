import { mkdtempSync, readFileSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { sql } from 'kysely'
import { describe, expect, it, onTestFinished, vi } from 'vitest'
import { freshDatabase } from '#db/test-database.ts'
import { fixedClock, type Clock } from '#platform/clock/clock.ts'
import { makeDatabase, type Database } from '#platform/db/database.ts'
import { makeContentMemory } from './content-memory.ts'
import { makeContentStore } from './content-store.ts'
import { watchContent } from './content-watch.ts'
import { makeSnapshotFile } from './snapshot-file.ts'
import { aCategory, anAnnouncement, aPost, type Built } from './stored.builder.ts'

const NOON = '2026-11-15T05:30:00Z'
const DEAD = 'postgres://nobody@127.0.0.1:1/nothing'
const quiet = () => ({ info: vi.fn(), warn: vi.fn(), error: vi.fn() })

async function put(db: Database, ...documents: Built[]): Promise<void> {
  await db.transaction().execute(async (tx) => {
    for (const document of documents) await makeContentStore(db, []).put(tx, document.type, [document])
  })
}

function memoryOver(url: string, { clock = fixedClock(NOON), path }: { clock?: Clock; path?: string } = {}) {
  const db = makeDatabase(url, { maxConnections: 2 })
  onTestFinished(() => db.destroy())
  const log = quiet()
  const store = makeContentStore(db, [])
  return {
    log,
    memory: makeContentMemory({
      store,
      sources: [],
      snapshot: path ? makeSnapshotFile(path) : null,
      clock,
      log,
    }),
  }
}

const aPath = () => join(mkdtempSync(join(tmpdir(), 'snapshot-')), 'content.ndjson')

describe('windows', () => {
  it('a document is there from the first millisecond of its window to the last, and a generation ends at each edge', async () => {
    const { db, url } = await freshDatabase()
    await put(
      db,
      anAnnouncement('a', {}, { visibleFrom: '2026-11-15T06:00:00Z', visibleTo: '2026-11-15T07:00:00Z' }),
      anAnnouncement('b'),
    )
    const clock = fixedClock(NOON)
    const { memory } = memoryOver(url, { clock })
    await memory.start()
    const seen = () =>
      memory
        .current()
        .list('announcement')
        .map(({ id }) => id)
    const before = memory.current()
    expect([seen(), new Date(before.until).toISOString()]).toEqual([['b'], '2026-11-15T06:00:00.000Z'])
    clock.set('2026-11-15T05:59:59.999Z')
    expect(memory.current()).toBe(before)
    clock.set('2026-11-15T06:00:00Z')
    expect(seen()).toEqual(['a', 'b'])
    clock.set('2026-11-15T06:59:59.999Z')
    expect(seen()).toEqual(['a', 'b'])
    expect(memory.current().get('announcement', 'a')).toBeDefined()
    clock.set('2026-11-15T07:00:00Z')
    expect(seen()).toEqual(['b'])
    expect(memory.current().get('announcement', 'a')).toBeUndefined()
    expect(memory.current().until).toBe(Infinity)
  })
})

describe('changes', () => {
  it('two processes learn of a change by notice alone, without polling', async () => {
    const { db, url } = await freshDatabase()
    const memories = [memoryOver(url), memoryOver(url)]
    for (const { memory, log } of memories) {
      await memory.start()
      const watch = watchContent({ memory, url, log, pollMs: 3_600_000 })
      onTestFinished(() => watch.close())
    }
    // Notices are heard only once the connection listens.
    await vi.waitFor(async () => {
      const { rows } =
        await sql`select 1 from pg_stat_activity where datname = current_database() and query ilike 'listen%'`.execute(
          db,
        )
      expect(rows).toHaveLength(2)
    })
    await put(db, anAnnouncement('new'))
    await vi.waitFor(() => {
      for (const { memory } of memories) expect(memory.current().get('announcement', 'new')).toBeDefined()
    })
    await makeContentStore(db, []).remove(db, 'announcement', ['new'])
    await vi.waitFor(() => {
      for (const { memory } of memories) expect(memory.current().list('announcement')).toEqual([])
    })
  })

  it('a lost notice is made up for by asking, and a lost connection by listening again', async () => {
    const { db, url } = await freshDatabase()
    const { memory, log } = memoryOver(url)
    await memory.start()
    const watch = watchContent({ memory, url, log, pollMs: 100 })
    onTestFinished(() => watch.close())
    await vi.waitFor(async () => {
      const { rows } =
        await sql`select pg_terminate_backend(pid) from pg_stat_activity where datname = current_database() and query ilike 'listen%'`.execute(
          db,
        )
      expect(rows).toHaveLength(1)
    })
    await put(db, anAnnouncement('while-deaf'))
    await vi.waitFor(() => expect(memory.current().get('announcement', 'while-deaf')).toBeDefined())
    await vi.waitFor(async () => {
      const { rows } =
        await sql`select 1 from pg_stat_activity where datname = current_database() and query ilike 'listen%'`.execute(
          db,
        )
      expect(rows).toHaveLength(1)
    })
  })

  it('only what is new is read, and writing the same again is no change', async () => {
    const { db } = await freshDatabase()
    const store = makeContentStore(db, [])
    await put(db, aCategory('news'), aPost('one'))
    const first = await store.readAfter(-1)
    await put(db, aPost('one'))
    expect(await store.readAfter(first!.version)).toBeNull()
    await put(db, aPost('two'))
    const second = await store.readAfter(first!.version)
    expect([second?.full, second?.documents.map(({ id }) => id)]).toEqual([false, ['two']])
  })

  it('a database from an older day is taken over as a whole', async () => {
    const { db } = await freshDatabase()
    await put(db, aCategory('news'))
    expect(await makeContentStore(db, []).readAfter(99)).toMatchObject({
      full: true,
      documents: [{ id: 'news' }],
    })
  })

  it('a renamed category reaches its posts', async () => {
    const { db, url } = await freshDatabase()
    await put(db, aCategory('news', { name: 'News' }), aPost('one'))
    const { memory } = memoryOver(url)
    await memory.start()
    const nameSeen = () =>
      memory.current().get('category', memory.current().get('post', 'one')!.body.categoryId)?.body.name
    expect(nameSeen()).toBe('News')
    await put(db, aCategory('news', { name: 'What happened' }))
    await memory.refresh()
    expect(nameSeen()).toBe('What happened')
  })

  it('a document that does not fit its shape is told of and left out, and the others are shown', async () => {
    const { db, url } = await freshDatabase()
    await put(db, anAnnouncement('good'), { ...anAnnouncement('bad'), body: { content: 7 } })
    const { memory, log } = memoryOver(url)
    await memory.start()
    expect(
      memory
        .current()
        .list('announcement')
        .map(({ id }) => id),
    ).toEqual(['good'])
    expect(memory.state().problems).toMatchObject([{ type: 'announcement', id: 'bad' }])
    expect(log.error).toHaveBeenCalledOnce()
  })
})

describe('snapshot', () => {
  it('a process starts from the file while the database is away, and takes over the database when it is back', async () => {
    const { db, url } = await freshDatabase()
    await put(db, anAnnouncement('kept'))
    const path = aPath()
    await memoryOver(url, { path }).memory.start()
    await vi.waitFor(() => expect(readFileSync(path, 'utf8')).toContain('kept'))
    const { memory } = memoryOver(DEAD, { path })
    expect(await memory.start()).toBe('snapshot')
    expect(
      memory
        .current()
        .list('announcement')
        .map(({ id }) => id),
    ).toEqual(['kept'])
    await expect(memory.refresh()).rejects.toThrow('ECONNREFUSED')
    expect(memory.current().list('announcement')).toHaveLength(1)
  })

  it('is written again after each change', async () => {
    const { db, url } = await freshDatabase()
    const path = aPath()
    const { memory } = memoryOver(url, { path })
    await memory.start()
    await put(db, anAnnouncement('later'))
    await memory.refresh()
    await vi.waitFor(async () =>
      expect((await makeSnapshotFile(path).read())?.documents).toMatchObject([{ id: 'later' }]),
    )
  })

  it('a file that was cut short, or is of another format, is not trusted', async () => {
    const path = aPath()
    const file = makeSnapshotFile(path)
    await file.write({
      version: 1,
      sources: {},
      documents: [anAnnouncement('a'), anAnnouncement('b')],
      size: 2,
    })
    expect((await file.read())?.documents).toHaveLength(2)
    const whole = readFileSync(path, 'utf8')
    writeFileSync(path, whole.split('\n').slice(0, 2).join('\n'))
    expect(await file.read()).toBeNull()
    writeFileSync(path, whole.replace('"format":2', '"format":1'))
    expect(await file.read()).toBeNull()
  })

  it('without database and file there is nothing, and the memory says so', async () => {
    const { memory } = memoryOver(DEAD, { path: aPath() })
    expect(await memory.start()).toBe('nothing')
    expect(memory.state()).toMatchObject({ origin: 'nothing', documents: 0 })
  })
})
