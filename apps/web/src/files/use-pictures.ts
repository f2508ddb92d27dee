import { useEffect, useRef, useState } from 'react'
import type { FileKind } from '#contracts/files.ts'
import { gateOf, type Bearer } from './gate-of.ts'
import { type Progress, sendFile } from './send-file.ts'
import { shrinkPicture } from './shrink-picture.ts'

export type Picture = {
  readonly key: number
  readonly name: string
  /** A preview before sending; null for what is not a picture. */
  readonly preview: string | null
  readonly progress: Progress | null
  readonly fileId: string | null
  readonly error: Error | null
}

type Kept = {
  readonly stop: AbortController
  readonly small: Promise<Blob>
  sending: Promise<string> | null
}

/** A PDF is sent as it is; pictures are re-encoded and shrunk. */
const ready = (file: File): Promise<Blob> =>
  file.type === 'application/pdf' ? Promise.resolve(file) : shrinkPicture(file)

type Update = (part: Partial<Picture>) => void

/** Starts an upload once, however often it is called. */
function send(one: Kept, kind: FileKind, as: Bearer, update: Update): Promise<string> {
  one.sending ??= one.small
    .then((small) =>
      sendFile(small, gateOf(kind, as), {
        signal: one.stop.signal,
        onProgress: (progress) => update({ progress }),
      }),
    )
    .then((fileId) => {
      update({ fileId })
      return fileId
    })
    .catch((error: Error) => {
      update({ error })
      throw error
    })
  return one.sending
}

function useKept() {
  const [pictures, setPictures] = useState<readonly Picture[]>([])
  const kept = useRef(new Map<number, Kept>())
  const next = useRef(1)
  const updateOf =
    (key: number): Update =>
    (part) =>
      setPictures((all) => all.map((one) => (one.key === key ? { ...one, ...part } : one)))
  useEffect(() => {
    const all = kept.current
    return () => {
      for (const { stop } of all.values()) stop.abort()
    }
  }, [])
  return {
    pictures,
    updateOf,
    all: () => [...kept.current],
    add(file: File) {
      const key = next.current++
      const small = ready(file)
      const update = updateOf(key)
      kept.current.set(key, { stop: new AbortController(), small, sending: null })
      setPictures((all) => [
        ...all,
        { key, name: file.name, preview: null, progress: null, fileId: null, error: null },
      ])
      small.then(
        (blob) => blob.type !== 'application/pdf' && update({ preview: URL.createObjectURL(blob) }),
        (error: Error) => update({ error }),
      )
    },
    remove(key: number) {
      kept.current.get(key)?.stop.abort()
      kept.current.delete(key)
      setPictures((all) => all.filter((one) => one.key !== key))
    },
    clear() {
      kept.current.clear()
      setPictures([])
    },
  }
}

/**
 * Pictures attached to a message. Uploading starts as soon as their owner is known, while the message is still being written; `ids` waits
 * for the rest.
 */
export function usePictures(kind: FileKind, bearer: Bearer | null) {
  const { pictures, add, remove, clear, all, updateOf } = useKept()
  const sendAll = (as: Bearer) => Promise.all(all().map(([key, one]) => send(one, kind, as, updateOf(key))))

  // A guest may have chosen pictures before proving a number.
  const token = bearer?.token
  const isKnown = bearer !== null
  useEffect(() => {
    if (isKnown) sendAll(token ? { token } : {}).catch(() => undefined)
    // oxlint-disable-next-line react/exhaustive-deps -- begun once for each picture, by whoever is known then
  }, [isKnown, token, pictures.length])

  return {
    pictures,
    add: (files: readonly File[]) => files.forEach(add),
    remove,
    clear,
    /** Ids of all present pictures, once they have arrived. */
    ids: sendAll,
  }
}

export type Pictures = ReturnType<typeof usePictures>
