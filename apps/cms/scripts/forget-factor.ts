import config from '@payload-config'
import { getPayload } from 'payload'
import { forgetFactor } from '../src/staff/enrolment-store.ts'

/** For the last administrator, whom no other one can help; who runs this holds the database anyway. */
const payload = await getPayload({ config })
const email = process.env['CMS_FORGET_EMAIL'] ?? ''
const { docs } = await payload.find({ collection: 'users', where: { email: { equals: email } }, limit: 1 })
const user = docs[0]
if (!user) throw new Error(`no account of ${email || 'nobody: name the email'}`)
await forgetFactor(payload, Number(user.id))
await payload.unlock({ collection: 'users', data: { email }, overrideAccess: true } as Parameters<
  typeof payload.unlock
>[0])
process.stdout.write(`second factor removed, signed out everywhere: ${email}\n`)
process.exit(0)
