import { loadEnv } from './run/load-env.ts'
import { examinations } from './doctor/examinations.ts'

async function main(): Promise<void> {
  loadEnv()
  let sick = 0
  for (const { name, look } of examinations(process.env)) {
    const found = await look()
    if (typeof found === 'string') {
      process.stdout.write(`?     ${name}: not looked at, ${found}\n`)
      continue
    }
    sick += found.length
    process.stdout.write(`${found.length === 0 ? 'ok   ' : 'WRONG'} ${name}\n`)
    for (const fault of found) process.stdout.write(`      ${fault}\n`)
  }
  process.stdout.write(sick === 0 ? 'this machine is right\n' : `${sick} things are wrong\n`)
  process.exitCode = sick === 0 ? 0 : 1
}

await main()
