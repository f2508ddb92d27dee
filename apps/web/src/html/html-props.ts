export type HtmlProps = {
  /** From the API, cleaned there once. */
  readonly html: string
  readonly lang?: string | undefined
  readonly className?: string | undefined
}
