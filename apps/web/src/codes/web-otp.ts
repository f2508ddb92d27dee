type OtpCredential = { readonly code: string }
type OtpContainer = { get(options: { otp: { transport: ['sms'] }; signal: AbortSignal }): Promise<unknown> }

/** Chrome on Android reads the code from our SMS when its owner agrees; elsewhere nothing happens. */
export function listenForCode(onCode: (code: string) => void): () => void {
  if (!('OTPCredential' in window)) return () => undefined
  const listening = new AbortController()
  const container = navigator.credentials as unknown as OtpContainer
  container
    .get({ otp: { transport: ['sms'] }, signal: listening.signal })
    .then((credential) => onCode((credential as OtpCredential | null)?.code ?? ''))
    .catch(() => undefined)
  return () => listening.abort()
}
