/** One outside system. Its folder holds its behaviour, its API and, in `page/`, what a person steers it with. */
export type System = {
  readonly name: 'sms' | 'mail' | 'core' | 'lines' | 'pay' | 'book'
  close(): Promise<void>
}
