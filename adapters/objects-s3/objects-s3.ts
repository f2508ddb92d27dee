import { setTimeout as sleep } from 'node:timers/promises'
import {
  DeleteObjectCommand,
  GetObjectCommand,
  HeadObjectCommand,
  NoSuchKey,
  NotFound,
  PutObjectCommand,
  S3Client,
  S3ServiceException,
} from '@aws-sdk/client-s3'
import type { Objects } from '#modules/files/index.ts'

/** Names that our own code makes: an id and a word, or a picture named after its bytes. No path can lead elsewhere. */
const NAMES = [/^[0-9a-f][0-9a-f-]{35}\/[a-z0-9]{1,16}$/, /^[0-9a-f]{20}[\w-]{0,20}\.[a-z]{3,4}$/]

/** A store that does not answer fails the call instead of keeping somebody waiting. */
const TRIES = 3
const BETWEEN_TRIES_MS = 100
const CONNECT_WITHIN_MS = 2_000
const ANSWER_WITHIN_MS = 15_000

export type Bucket = {
  /** `https://id:secret@host/bucket?region=…`; the region has a default. */
  readonly url: string
  /** Prefix for people's files; uploaded pictures are at the root, where the CMS's own client puts them. */
  readonly folder?: 'files'
}

/** A bucket of any S3-compatible store. */
export function makeS3Objects({ url, folder }: Bucket): Objects {
  const { protocol, host, pathname, username, password, searchParams } = new URL(url)
  const Bucket = pathname.slice(1)
  const client = new S3Client({
    endpoint: `${protocol}//${host}`,
    region: searchParams.get('region') ?? 'us-east-1',
    credentials: {
      accessKeyId: decodeURIComponent(username),
      secretAccessKey: decodeURIComponent(password),
    },
    // A bucket in the host name needs DNS for each bucket, which not every store has.
    forcePathStyle: true,
    maxAttempts: TRIES,
    requestHandler: { connectionTimeout: CONNECT_WITHIN_MS, requestTimeout: ANSWER_WITHIN_MS },
    // Only the newest stores understand checksums.
    requestChecksumCalculation: 'WHEN_REQUIRED',
    responseChecksumValidation: 'WHEN_REQUIRED',
  })
  const placeOf = (name: string) => {
    if (!NAMES.some((one) => one.test(name)))
      throw new Error(`${JSON.stringify(name)} is no name of an object`)
    return { Bucket, Key: folder ? `${folder}/${name}` : name }
  }
  return {
    async put(name, bytes) {
      await client.send(new PutObjectCommand({ ...placeOf(name), Body: bytes, ContentLength: bytes.length }))
    },
    async get(name) {
      const place = placeOf(name)
      for (let left = TRIES; ; left -= 1)
        try {
          const { Body, ContentLength } = await client.send(new GetObjectCommand(place))
          const bytes = Buffer.from((await Body?.transformToByteArray()) ?? [])
          if (bytes.length === ContentLength) return bytes
          throw new Error(`${bytes.length} of ${ContentLength} bytes came`)
        } catch (error) {
          if (error instanceof NoSuchKey) return null
          // The client retries requests itself, but not an answer that breaks off in the middle.
          if (left <= 1 || error instanceof S3ServiceException) throw error
          await sleep(BETWEEN_TRIES_MS)
        }
    },
    async has(name) {
      try {
        await client.send(new HeadObjectCommand(placeOf(name)))
        return true
      } catch (error) {
        if (error instanceof NotFound) return false
        throw error
      }
    },
    async remove(name) {
      await client.send(new DeleteObjectCommand(placeOf(name)))
    },
  }
}
