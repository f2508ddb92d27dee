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

/** As our own code makes them: an id and a word, or a picture that is named after its bytes. Nothing that leads elsewhere. */
const NAMES = [/^[0-9a-f][0-9a-f-]{35}\/[a-z0-9]{1,16}$/, /^[0-9a-f]{20}[\w-]{0,20}\.[a-z]{3,4}$/]

/** A place that answers no more is a failure, not a reason to keep somebody waiting. */
const TRIES = 3
const BETWEEN_TRIES_MS = 100
const CONNECT_WITHIN_MS = 2_000
const ANSWER_WITHIN_MS = 15_000

export type Bucket = {
  /** `https://id:secret@host/bucket?region=…`; where it says nothing the region is the usual one. */
  readonly url: string
  /** What people send begins alike; pictures of the CMS lie at the root, where its own client puts them. */
  readonly folder?: 'files'
}

/** A bucket of any store that speaks S3. */
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
    // A bucket as a part of the host needs a name server that knows each; not every store has one.
    forcePathStyle: true,
    maxAttempts: TRIES,
    requestHandler: { connectionTimeout: CONNECT_WITHIN_MS, requestTimeout: ANSWER_WITHIN_MS },
    // Sums that only the newest stores understand.
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
          // The client tries a request again by itself, but not what breaks off in the middle of its answer.
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
