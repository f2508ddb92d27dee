/** What the projector needs from the CMS; `adapters/cms` implements it over HTTP and SQL. */
export type Fields = Readonly<Record<string, unknown>>

/** One published document, read once per language without fallback between them. */
export type BothLanguages = { readonly publicId: string; readonly en: Fields; readonly my: Fields }

export type CmsReader = {
  /** The public state of these documents; a missing one is not public. */
  some(collection: string, publicIds: readonly string[]): Promise<readonly BothLanguages[]>
  all(collection: string): Promise<readonly BothLanguages[]>
  /** The bytes of an uploaded picture by file name; null when the CMS has none. */
  picture(file: string): Promise<Buffer | null>
}

/** Where readers get uploaded pictures when the CMS runs on another machine. */
export type PicturePlace = {
  has(file: string): Promise<boolean>
  put(file: string, bytes: Buffer): Promise<void>
}

export type OutboxRow = { readonly collection: string; readonly publicId: string }

export type CmsOutbox = {
  /**
   * Passes the oldest rows to `work` and deletes them when it succeeds; when it throws they stay. Returns their number, or null while
   * another process holds the outbox.
   */
  take(limit: number, work: (rows: readonly OutboxRow[]) => Promise<void>): Promise<number | null>
  /** Calls back when rows may have been added. */
  onNotice(notice: () => void): void
  close(): Promise<void>
}
