import { jwtVerify, SignJWT, type JWTPayload } from 'jose'

/** The only accepted algorithm: a token with another one, or none, is rejected. */
const ALGORITHM = 'HS256'

export const sealToken = (claims: JWTPayload, key: string): Promise<string> =>
  new SignJWT(claims).setProtectedHeader({ alg: ALGORITHM, typ: 'JWT' }).sign(Buffer.from(key))

/** Null when it is not signed with our key. */
export async function openToken(token: string, key: string): Promise<JWTPayload | null> {
  try {
    return (await jwtVerify(token, Buffer.from(key), { algorithms: [ALGORITHM] })).payload
  } catch {
    return null
  }
}
