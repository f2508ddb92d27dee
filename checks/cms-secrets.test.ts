import { join } from 'node:path'
import { expect, it } from 'vitest'
import { fillFromSecretFiles } from '../apps/cms/secret-files.ts'
import { plantedFolder } from './planted-tree.ts'

const secretFile = (): string => join(plantedFolder({ secret: 'kept in a file\n' }), 'secret')

it('the CMS, started by itself, takes its secrets from files', () => {
  const env: Record<string, string | undefined> = {
    CMS_SECRET_FILE: secretFile(),
    CMS_DATABASE_URL_FILE: secretFile(),
    CMS_READER_KEY_FILE: secretFile(),
    CMS_SMTP_URL_FILE: secretFile(),
  }
  fillFromSecretFiles(env)
  const said = 'kept in a file'
  expect(env).toMatchObject({
    CMS_SECRET: said,
    CMS_DATABASE_URL: said,
    CMS_READER_KEY: said,
    CMS_SMTP_URL: said,
  })
})

it('two words about one secret stop it', () => {
  expect(() => fillFromSecretFiles({ CMS_SECRET: 'a', CMS_SECRET_FILE: secretFile() })).toThrow(
    'are both set',
  )
})
