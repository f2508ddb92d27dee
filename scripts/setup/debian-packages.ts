import { existsSync, globSync } from 'node:fs'
import { runCommand } from '../run/run-command.ts'

/** What the product and its journeys need from the system, and the sign that it is there. */
const NEEDS: ReadonlyArray<{ says: string; debian: string; signs: readonly string[] }> = [
  {
    says: 'PostgreSQL 15 or newer',
    debian: 'postgresql',
    signs: [
      '/usr/lib/postgresql/*/bin/postgres',
      '/opt/homebrew/opt/postgresql*/bin/postgres',
      '/usr/local/opt/postgresql*/bin/postgres',
      '/usr/local/bin/postgres',
    ],
  },
  {
    says: 'Redis 7 or Valkey',
    debian: 'redis-server',
    signs: [
      '/usr/bin/redis-server',
      '/usr/bin/valkey-server',
      '/opt/homebrew/bin/redis-server',
      '/usr/local/bin/redis-server',
    ],
  },
  {
    says: 'Chromium, for the journeys',
    debian: 'chromium',
    signs: [
      '/usr/bin/chromium',
      '/usr/bin/google-chrome',
      '/Applications/Chromium.app',
      '/Applications/Google Chrome.app',
    ],
  },
  {
    says: 'a Burmese font, for pictures of pages',
    debian: 'fonts-noto-core',
    signs: ['/usr/share/fonts/truetype/noto/NotoSansMyanmar-*.ttf', '/System/Library/Fonts/*Myanmar*'],
  },
]

export type Need = { readonly says: string; readonly debian: string }

export const missingPackages = (): Need[] =>
  NEEDS.filter(({ signs }) => !signs.some((sign) => globSync(sign).length > 0))

const isRootOnDebian = (): boolean => process.getuid?.() === 0 && existsSync('/etc/debian_version')

export async function installMissing(): Promise<void> {
  await installPackages(missingPackages())
}

/** Installs where that is allowed; elsewhere says what to install and stops. */
export async function installPackages(missing: readonly Need[]): Promise<void> {
  if (missing.length === 0) return
  const words = missing.map(({ says, debian }) => `${says} (Debian package ${debian})`).join('; ')
  if (!isRootOnDebian()) throw new Error(`please install: ${words}; then run this again`)
  process.stdout.write(`installing ${words}\n`)
  const env = { DEBIAN_FRONTEND: 'noninteractive' }
  await runCommand('apt-get', ['update', '-qq'], { env })
  const install = ['install', '-y', '-qq', '--no-install-recommends', ...missing.map(({ debian }) => debian)]
  const { code, output } = await runCommand('apt-get', install, { env })
  if (code !== 0) throw new Error(`could not install ${words}:\n${output.trim()}`)
}
