/** Where bytes are kept, under names we make: a folder or a bucket. They arrive encrypted and are never inspected. */
export type Objects = {
  /** Atomic; the same name again replaces it. */
  put(name: string, bytes: Buffer): Promise<void>
  /** Null when there is none. */
  get(name: string): Promise<Buffer | null>
  /** Without reading the bytes. */
  has(name: string): Promise<boolean>
  /** Succeeds whether or not there was anything. */
  remove(name: string): Promise<void>
}
