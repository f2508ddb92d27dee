/** Where bytes are kept, by a name that we make: a folder here, a bucket elsewhere. They come sealed and are never looked into. */
export type Objects = {
  /** Whole or not at all; the same name again takes its place. */
  put(name: string, bytes: Buffer): Promise<void>
  /** Null when there is none. */
  get(name: string): Promise<Buffer | null>
  /** Without reading it. */
  has(name: string): Promise<boolean>
  /** Nothing is there afterwards, whether something was there or not. */
  remove(name: string): Promise<void>
}
