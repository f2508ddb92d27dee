const UNIQUE_VIOLATION = '23505'

/** Whether a write failed at a unique constraint: at the given one, or at any. */
export const isDuplicate = (error: unknown, constraint?: string): boolean => {
  if (typeof error !== 'object' || error === null || !('code' in error)) return false
  if (error.code !== UNIQUE_VIOLATION) return false
  return constraint === undefined || ('constraint' in error && error.constraint === constraint)
}
