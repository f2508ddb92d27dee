import { createLocalReq, getFieldsToSign, jwtSign, type Payload, type TypedUser } from 'payload'
import { addSessionToUser } from 'payload/shared'
import { markPassed } from '../src/staff/factor-store.ts'

/**
 * A session made straight in the database. Whoever runs a script here holds the database and CMS_SECRET anyway; the
 * administrator's password and phone are not asked for, so setup may be run again after both were changed.
 */
export async function ownSession(payload: Payload, email: string): Promise<string> {
  const collectionConfig = payload.collections['users']?.config
  const user = await payload.db.findOne<TypedUser>({
    collection: 'users',
    where: { email: { equals: email } },
  })
  if (!collectionConfig || !user) throw new Error(`no account of ${email}`)
  const req = await createLocalReq({}, payload)
  const { sid } = await addSessionToUser({ collectionConfig, payload, req, user })
  if (!sid) throw new Error('no session was made')
  await markPassed(payload, Number(user.id), sid)
  const fieldsToSign = getFieldsToSign({ collectionConfig, email, sid, user })
  const { tokenExpiration } = collectionConfig.auth
  return (await jwtSign({ fieldsToSign, secret: payload.secret, tokenExpiration })).token
}
