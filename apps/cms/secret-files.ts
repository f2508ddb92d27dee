import { readFileSync } from 'node:fs'

const SECRETS = ['CMS_DATABASE_URL', 'CMS_SECRET', 'CMS_READER_KEY', 'CMS_SMTP_URL']

/** A secret may stand in a file that `<NAME>_FILE` names, as in the rest of the product, of which this app sees no settings. */
export function fillFromSecretFiles(env: Record<string, string | undefined>): void {
  for (const name of SECRETS) {
    const file = env[`${name}_FILE`]
    if (!file) continue
    if (env[name]) throw new Error(`${name} and ${name}_FILE are both set: leave one of them out`)
    env[name] = readFileSync(file, 'utf8').trim()
  }
}
