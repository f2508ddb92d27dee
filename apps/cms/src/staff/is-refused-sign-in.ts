const UNAUTHORIZED = 401

/**
 * Payload's answer to a wrong password, an address nobody has and an account that is locked. By its status, because the
 * server may hold Payload twice, and an error of one copy is no instance of the other's class.
 */
export const isRefusedSignIn = (error: unknown): boolean =>
  error instanceof Error && 'status' in error && error.status === UNAUTHORIZED
