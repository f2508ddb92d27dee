import type { BaseDatabaseAdapter, DatabaseAdapterObj } from 'payload'

/** A door that lets so many in at once; the others wait in the order they came. */
export function makeRoom(places: number): { enter(): Promise<void>; leave(): void } {
  const waiting: (() => void)[] = []
  let free = places
  return {
    enter: () =>
      new Promise((enter) => {
        if (free > 0) {
          free -= 1
          enter()
        } else waiting.push(enter)
      }),
    leave() {
      const next = waiting.shift()
      if (next) next()
      else free += 1
    },
  }
}

/**
 * A save keeps one connection for its transaction and needs another one on its way. When as many saves began as there are
 * connections, each waited for one that all the others held, for ever. With room for fewer saves than connections, one
 * is always left.
 */
export function withRoomForSaves<T extends BaseDatabaseAdapter>(
  adapter: DatabaseAdapterObj<T>,
  places: number,
): DatabaseAdapterObj<T> {
  return {
    ...adapter,
    init: (args) => {
      const db = adapter.init(args)
      const room = makeRoom(places)
      const inside = new Set<string>()
      const { beginTransaction, commitTransaction, rollbackTransaction } = db
      const leave = (id: number | string): void => {
        if (inside.delete(String(id))) room.leave()
      }
      db.beginTransaction = async function (this: T, options) {
        await room.enter()
        try {
          const id = await beginTransaction.call(this, options)
          if (id === null) room.leave()
          else inside.add(String(id))
          return id
        } catch (error) {
          room.leave()
          throw error
        }
      }
      db.commitTransaction = async function (this: T, incoming) {
        const id = await incoming
        await commitTransaction.call(this, id).finally(() => leave(id))
      }
      db.rollbackTransaction = async function (this: T, incoming) {
        const id = await incoming
        await rollbackTransaction.call(this, id).finally(() => leave(id))
      }
      return db
    },
  }
}
