import { jwtVerify, SignJWT, type JWTPayload } from 'jose'

/** One way of signing and no other: a token that names another, or none, is not opened. */
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
