export const hasPasskeys = () => typeof window.PublicKeyCredential === 'function'

/** Closing the phone's dialog is a choice, not a failure. */
export const wasCancelled = (error: unknown) =>
  error instanceof Error && (error.name === 'NotAllowedError' || error.name === 'AbortError')
