import { useEffect, useRef, useState } from 'react'
import type { FileKind } from '#contracts/files.ts'
import { gateOf, type Bearer } from './gate-of.ts'
import { type Progress, sendFile } from './send-file.ts'
import { shrinkPicture } from './shrink-picture.ts'

export type Picture = {
  readonly key: number
  readonly name: string
  /** To look at, before it is sent; null of what is no picture. */
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

/** A PDF goes as it is; every picture is drawn anew and small. */
const ready = (file: File): Promise<Blob> =>
  file.type === 'application/pdf' ? Promise.resolve(file) : shrinkPicture(file)

/**
 * Pictures beside a message. They start on their way as soon as it is known whose they are, while the message is still being
 * written; `ids` waits for the rest.
 */
export function usePictures(kind: FileKind, bearer: Bearer | null) {
  const [pictures, setPictures] = useState<readonly Picture[]>([])
  const kept = useRef(new Map<number, Kept>())
  const next = useRef(1)

  const update = (key: number, part: Partial<Picture>) =>
    setPictures((all) => all.map((one) => (one.key === key ? { ...one, ...part } : one)))

  function send(key: number, as: Bearer): Promise<string> {
    const one = kept.current.get(key)
    if (!one) return Promise.reject(new Error('taken out'))
    one.sending ??= one.small
      .then((small) =>
        sendFile(small, gateOf(kind, as), {
          signal: one.stop.signal,
          onProgress: (progress) => update(key, { progress }),
        }),
      )
      .then((fileId) => {
        update(key, { fileId })
        return fileId
      })
      .catch((error: Error) => {
        update(key, { error })
        throw error
      })
    return one.sending
  }

  // Whoever proves a number later has chosen pictures before.
  const token = bearer?.token
  const isKnown = bearer !== null
  useEffect(() => {
    if (!isKnown) return
    for (const key of kept.current.keys()) void send(key, token ? { token } : {}).catch(() => undefined)
    // oxlint-disable-next-line react/exhaustive-deps -- begun once for each picture, by whoever is known then
  }, [isKnown, token, pictures.length])

  useEffect(() => {
    const all = kept.current
    return () => {
      for (const { stop } of all.values()) stop.abort()
    }
  }, [])

  return {
    pictures,
    add(files: readonly File[]) {
      for (const file of files) {
        const key = next.current++
        const small = ready(file)
        kept.current.set(key, { stop: new AbortController(), small, sending: null })
        setPictures((all) => [
          ...all,
          { key, name: file.name, preview: null, progress: null, fileId: null, error: null },
        ])
        small.then(
          (blob) => blob.type !== 'application/pdf' && update(key, { preview: URL.createObjectURL(blob) }),
          (error: Error) => update(key, { error }),
        )
      }
    },
    remove(key: number) {
      kept.current.get(key)?.stop.abort()
      kept.current.delete(key)
      setPictures((all) => {
        const gone = all.find((one) => one.key === key)?.preview
        if (gone) URL.revokeObjectURL(gone)
        return all.filter((one) => one.key !== key)
      })
    },
    /** Of all that are here, once they have arrived. */
    ids: (as: Bearer) => Promise.all([...kept.current.keys()].map((key) => send(key, as))),
    clear() {
      kept.current.clear()
      setPictures([])
    },
  }
}

export type Pictures = ReturnType<typeof usePictures>
