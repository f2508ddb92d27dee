/** An outside system did not answer. The request may have taken effect or not: we ask later and never guess. */
export class NoAnswer extends Error {
  constructor(cause?: unknown) {
    super('no answer came', { cause })
    this.name = 'NoAnswer'
  }
}
