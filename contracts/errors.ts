/**
 * Every refusal the product can give: HTTP status and log level. The words live in `i18n/<lang>/errors.json`
 * under the same code, and a test holds the two lists equal.
 */
export const ERRORS = {
  VALIDATION: { http: 400, log: 'debug' },
  UNAUTHENTICATED: { http: 401, log: 'debug' },
  TOKEN_EXPIRED: { http: 401, log: 'debug' },
  FORBIDDEN: { http: 403, log: 'info' },
  NOT_FOUND: { http: 404, log: 'debug' },
  METHOD_NOT_ALLOWED: { http: 405, log: 'debug' },
  CONFLICT: { http: 409, log: 'info' },
  PAYLOAD_TOO_LARGE: { http: 413, log: 'info' },
  UNSUPPORTED_MEDIA_TYPE: { http: 415, log: 'debug' },
  RATE_LIMITED: { http: 429, log: 'info' },
  CLIENT_OUTDATED: { http: 426, log: 'debug' },
  CLIENT_HEADER_MISSING: { http: 403, log: 'info' },
  NUMBER_INVALID: { http: 400, log: 'debug' },
  CAPTCHA_REQUIRED: { http: 428, log: 'info' },
  CAPTCHA_INVALID: { http: 400, log: 'info' },
  OTP_INVALID: { http: 422, log: 'info' },
  OTP_EXPIRED: { http: 410, log: 'info' },
  OTP_LOCKED: { http: 429, log: 'info' },
  OTP_OFF: { http: 403, log: 'warn' },
  OTP_TOO_SOON: { http: 429, log: 'info' },
  OTP_DAILY_LIMIT: { http: 429, log: 'info' },
  PASSKEY_INVALID: { http: 422, log: 'info' },
  MAINTENANCE: { http: 503, log: 'info' },
  UPSTREAM_TIMEOUT: { http: 504, log: 'warn' },
  UPSTREAM_DOWN: { http: 502, log: 'warn' },
  RESULT_UNKNOWN: { http: 202, log: 'warn' },
  INTERNAL: { http: 500, log: 'error' },
} as const satisfies Record<string, ErrorRow>

type ErrorRow = { readonly http: number; readonly log: 'debug' | 'info' | 'warn' | 'error' }

export type ErrorCode = keyof typeof ERRORS
