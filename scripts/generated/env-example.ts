import { BASES } from '#contracts/bases.ts'
import { baseVariable, settingStandards } from '#platform/config/config.ts'
import { SECRET_SETTINGS } from '#platform/config/secret-files.ts'
import { SETTING_WORDS, type SettingWords } from '#platform/config/setting-words.ts'

/** Read by the simulator, the CMS and the scripts that start them, which have no settings table of their own. */
export const OTHER_SETTINGS: Readonly<Record<string, SettingWords & { readonly example: string }>> = {
  SIMULATOR_PORT: {
    says: "The simulator's pages: the inbox of all phones, and the core's faults.",
    example: '',
  },
  SIMULATOR_SMPP_PORT: { says: "The simulator's message centre.", example: '' },
  SIMULATOR_SMTP_PORT: { says: "The simulator's mail server, which keeps what staff are sent.", example: '' },
  STATUS_PORT: { says: 'Where the status page listens.', example: '' },
  STATUS_HOST: { says: 'The address it listens on.', example: '0.0.0.0' },
  STATUS_FILE: {
    says: 'Where it keeps what it heard last, so that a restart does not forget; status.json below RUN_DIR unless set.',
    example: '',
  },
  CMS_PORT: { says: 'Where the CMS listens.', example: '' },
  CMS_HOST: {
    says: 'The address the CMS listens on; another one to reach it from other desks, behind the VPN.',
    example: '127.0.0.1',
  },
  CMS_DATABASE_URL: { says: 'Database of the CMS. Without it the CMS is not started.', example: '' },
  CMS_SECRET: { says: 'Signs what the CMS hands out; random.', example: '' },
  CMS_ADMIN_EMAIL: { says: 'The first administrator, made by `npm run setup`.', example: '' },
  CMS_ADMIN_PASSWORD: {
    says: 'Their password, at least 15 characters. Change it after the first sign-in.',
    example: '',
  },
  CMS_SMTP_URL: {
    says: 'Mail server for invitations and forgotten passwords, such as smtps://user:password@mail.example.com. Without it an administrator gets each link to hand over.',
    example: '',
  },
  CMS_MAIL_FROM: {
    says: 'Address these letters come from; cms@ the domain of the brand unless set.',
    example: '',
  },
  CMS_FORGET_EMAIL: {
    says: 'Only for `npm run cms:forget-factor`, which sets it: whose second factor goes.',
    example: '',
  },
  CMS_PREVIEW_URL: {
    says: 'Staff-only address of the preview, as the CMS links to it; its port on this machine unless set.',
    example: '',
  },
}

const WIDTH = 118

/** Lines of a comment, broken between words. */
function comment(says: string): string {
  const lines: string[] = []
  for (const word of says.split(' ')) {
    const last = lines.at(-1)
    if (last !== undefined && last.length + word.length < WIDTH) lines[lines.length - 1] = `${last} ${word}`
    else lines.push(`# ${word}`)
  }
  return lines.join('\n')
}

const entry = (name: string, says: string, value: string): string => `${comment(says)}\n${name}=${value}\n`

/** Every setting of the product with its sentence and its standard. */
export function envExampleText(): string {
  const own = [...settingStandards()].map(([name, standard]) => {
    const { says, example } = SETTING_WORDS[name]
    return entry(name, says, example ?? standard ?? '')
  })
  const others = Object.entries(OTHER_SETTINGS).map(([name, { says, example }]) => entry(name, says, example))
  const bases = Object.entries(BASES).map(([name, address]) => `# ${baseVariable(name)}=${address}`)
  return [
    '# Generated from platform/config by `npm run generate`.',
    '# Copy to .env and fill in, or let `npm run setup` write it. Never committed; readable by its owner only.',
    '# Anything set in the shell wins over this file. An empty value counts as not set.',
    comment(
      `Each of these may stand in a file instead, whose name is the value of the setting with _FILE behind it: ${SECRET_SETTINGS.join(', ')}.`,
    ),
    '',
    ...own,
    ...others,
    comment(
      'Each base of the API can move to another path or host; the website learns it from /config.json.',
    ),
    ...bases,
    '',
  ].join('\n')
}
