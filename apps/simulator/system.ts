/** One outside system. Its folder has its behaviour, its API and, in `page/`, its controls. */
export type System = {
  readonly name: 'sms' | 'mail' | 'core' | 'lines' | 'pay' | 'book'
  close(): Promise<void>
}
