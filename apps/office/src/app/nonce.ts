/** The value that the policy of this very answer allows styles by; the browser hides the attribute from other scripts' reach. */
export const styleNonce = (): string =>
  document.querySelector<HTMLMetaElement>('meta[property="csp-nonce"]')?.nonce ?? ''
