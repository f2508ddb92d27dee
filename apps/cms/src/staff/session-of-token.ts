/** Which session a token we just made belongs to. Only for our own: nothing is verified here. */
export function sessionOfToken(token: string): string {
  const body: unknown = JSON.parse(Buffer.from(token.split('.')[1] ?? '', 'base64url').toString())
  const sid = body !== null && typeof body === 'object' && 'sid' in body ? body.sid : undefined
  if (typeof sid !== 'string') throw new Error('a token without a session')
  return sid
}
