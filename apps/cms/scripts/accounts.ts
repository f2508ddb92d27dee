import config from '@payload-config'
import { randomBytes } from 'node:crypto'
import { getPayload } from 'payload'

/**
 * Run before the port opens: until the first colleague exists, whoever asks first becomes the administrator.
 * May be run again; what exists is left alone.
 */
const payload = await getPayload({ config })

async function ensure(email: string, data: Record<string, unknown>): Promise<void> {
  const { totalDocs } = await payload.count({ collection: 'users', where: { email: { equals: email } } })
  if (totalDocs > 0) return
  await payload.create({ collection: 'users', data: { email, ...data } })
  process.stdout.write(`account ready: ${email}\n`)
}

const { CMS_ADMIN_EMAIL, CMS_ADMIN_PASSWORD, CMS_READER_KEY } = process.env
if (!CMS_ADMIN_EMAIL || !CMS_ADMIN_PASSWORD)
  throw new Error('CMS_ADMIN_EMAIL and CMS_ADMIN_PASSWORD are not set')
await ensure(CMS_ADMIN_EMAIL, { name: 'Administrator', role: 'ADMIN', password: CMS_ADMIN_PASSWORD })
if (CMS_READER_KEY) {
  await ensure('preview@localhost.invalid', {
    name: 'Preview',
    role: 'READER',
    enableAPIKey: true,
    apiKey: CMS_READER_KEY,
    password: randomBytes(32).toString('hex'),
  })
}
await payload.destroy()
process.exit(0)
