// Plain JavaScript without a package: this runs before `npm ci`, on whatever Node the machine has.
const { existsSync, readFileSync } = require('node:fs')
const { join } = require('node:path')

const root = join(__dirname, '..', '..')
const wanted = readFileSync(join(root, '.node-version'), 'utf8').trim()

if (!existsSync(join(root, 'node_modules', 'pg'))) {
  process.stdout.write(
    `WRONG packages\n      nothing is installed: run "npm ci", which also brings Node ${wanted}\n`,
  )
  process.exitCode = 1
} else {
  import('../doctor.ts').catch((error) => {
    process.stdout.write(
      `WRONG Node\n      ${process.version} cannot run this: start it with "npm run doctor"\n`,
    )
    process.stderr.write(`${error.message}\n`)
    process.exitCode = 1
  })
}
