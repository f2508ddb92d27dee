import { parseArgs } from 'node:util'
import { backup, balancesOf, restore, restoredUrl } from './cluster/backups.ts'
import { down } from './cluster/down.ts'
import { drawFigures } from './cluster/draw-figures.ts'
import { isKill, KILLS } from './cluster/kill.ts'
import { roll } from './cluster/roll.ts'
import { status } from './cluster/status.ts'
import { switchOver } from './cluster/switchover.ts'
import { startGone, up } from './cluster/up.ts'
import { requireNode } from './run/require-node.ts'

const HELP = `npm run cluster -- up                  everything as production has it, on this machine alone
                  status              what runs, who leads, what is alarming
                  kill <what> [--on app2]  ${Object.keys(KILLS).join(', ')}
                  start               starts again what is gone
                  roll                replaces every process of the product, one by one
                  switchover          another PostgreSQL leads; who buys meanwhile waits
                  backup              a full backup of the database
                  restore --to <time> the database as it was then, beside the one that runs
                  figures             draws what Prometheus has into docs/pictures
                  down [--forget]     ends what up started; --forget also removes its data`

const FIGURE_MINUTES = 30

const say = (text: string): boolean => process.stdout.write(`${text}\n`)

type Words = {
  readonly to?: string | undefined
  readonly on?: string | undefined
  readonly forget?: boolean | undefined
}

const COMMANDS: Record<string, (word: string | undefined, options: Words) => Promise<unknown>> = {
  up: async () => {
    await up()
    await status(say)
  },
  status: () => status(say),
  kill: async (what, { on }) => {
    if (!isKill(what)) throw new Error(HELP)
    say(`killed: ${(await KILLS[what](on)).join(', ')}`)
  },
  start: async () => say(`started: ${(await startGone()).join(', ') || 'nothing was gone'}`),
  roll: () => roll({ say: (name) => say(`replaced: ${name}`) }),
  switchover: async () => {
    const { from, to, seconds } = await switchOver()
    say(`${to} leads in place of ${from}; people waited ${seconds.toFixed(1)} s`)
  },
  backup: async () => say(`backed up in ${(await backup()).toFixed(1)} s`),
  restore: async (_, { to }) => {
    const moment = new Date(to ?? '')
    if (Number.isNaN(moment.getTime()))
      throw new Error('needs --to with a time, such as 2026-11-18T04:00:00Z')
    say(
      `open for changes after ${(await restore(moment)).toFixed(1)} s: ${restoredUrl().replace(/:[^:@]+@/, ':…@')}`,
    )
    say(`balances ${await balancesOf(restoredUrl().replace('/postgres?', '/portal?'))}`)
  },
  figures: async () => say(`drawn: ${(await drawFigures(FIGURE_MINUTES)).join(', ')}`),
  down: (_, { forget }) => down(forget === true),
}

async function main(): Promise<void> {
  requireNode()
  const { values, positionals } = parseArgs({
    options: { to: { type: 'string' }, on: { type: 'string' }, forget: { type: 'boolean' } },
    allowPositionals: true,
  })
  const [command = '', word] = positionals
  const run = COMMANDS[command]
  if (!run) throw new Error(HELP)
  await run(word, values)
}

await main().catch((error: Error) => {
  process.stderr.write(`${error.message}\n`)
  process.exitCode = 1
})
