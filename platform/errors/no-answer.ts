/** An outside system did not answer. What was asked may have happened or not: it is asked about, never guessed. */
export class NoAnswer extends Error {
  constructor(cause?: unknown) {
    super('no answer came', { cause })
    this.name = 'NoAnswer'
  }
}
