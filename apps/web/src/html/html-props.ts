export type HtmlProps = {
  /** From the API, sanitised there once. */
  readonly html: string
  readonly lang?: string | undefined
  readonly className?: string | undefined
}
