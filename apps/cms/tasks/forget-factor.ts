import { payload, run } from './run.ts'

/** `npm run cms:forget-factor -- somebody@example.com`: see docs/runbooks/editor-lost-phone.md. */
const [email] = process.argv.slice(2)
if (!email) throw new Error('whose? npm run cms:forget-factor -- somebody@example.com')
process.stdout.write(await run(payload('run', 'scripts/forget-factor.ts'), { CMS_FORGET_EMAIL: email }))
