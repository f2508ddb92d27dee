/** What the projector needs from the CMS. `adapters/cms` fulfils it over HTTP and SQL. */
export type Fields = Readonly<Record<string, unknown>>

/** One published document, read once per language without falling back from one to the other. */
export type BothLanguages = { readonly publicId: string; readonly en: Fields; readonly my: Fields }

export type CmsReader = {
  /** The public state of these documents; one that is missing is not public. */
  some(collection: string, publicIds: readonly string[]): Promise<readonly BothLanguages[]>
  all(collection: string): Promise<readonly BothLanguages[]>
  /** The bytes of an uploaded picture by the name of its file; null when the CMS has none. */
  picture(file: string): Promise<Buffer | null>
}

/** Where readers get uploaded pictures from when the CMS stands on another machine. */
export type PicturePlace = {
  has(file: string): Promise<boolean>
  put(file: string, bytes: Buffer): Promise<void>
}

export type OutboxRow = { readonly collection: string; readonly publicId: string }

export type CmsOutbox = {
  /**
   * Hands over the oldest rows and forgets them when `work` is done; when it throws they stay. Answers how many there
   * were, or null while another process holds the outbox.
   */
  take(limit: number, work: (rows: readonly OutboxRow[]) => Promise<void>): Promise<number | null>
  /** Told when something may have been added. */
  onNotice(notice: () => void): void
  close(): Promise<void>
}
