import type { Payload } from 'payload'
import { settings } from '../settings.ts'
import { yangonMoment } from '../time/yangon-moment.ts'
import { MAIL_WORDS } from '../words/mail-words.ts'
import { inWords } from '../words/desk-words.ts'
import type { LinkKind } from './kinds.ts'
import type { PasswordLink } from './make-link.ts'

const ENGLISH = 0
const BURMESE = 1

function textIn(language: 0 | 1, kind: LinkKind, { address, endsAt }: PasswordLink): string {
  const zone = inWords('yangonTime', language === BURMESE ? 'my' : 'en')
  return [
    MAIL_WORDS[`${kind}_lead`][language].replace('{{brand}}', settings.brandName),
    address,
    MAIL_WORDS.once[language].replace('{{ends}}', yangonMoment(endsAt.toISOString(), zone)),
    MAIL_WORDS[`${kind}_otherwise`][language],
  ].join('\n\n')
}

/** Both languages in one letter: nobody asked the receiver yet which one it shall be. */
export const letterOf = (kind: LinkKind, link: PasswordLink): { subject: string; text: string } => ({
  subject: `${settings.brandName}: ${MAIL_WORDS[`${kind}_subject`].join(' · ')}`,
  text: [textIn(BURMESE, kind, link), textIn(ENGLISH, kind, link)].join('\n\n—\n\n'),
})

/** False when the mail server did not take it; why is told to the log, without the letter. */
export async function sendLink(
  payload: Payload,
  to: string,
  kind: LinkKind,
  link: PasswordLink,
): Promise<boolean> {
  try {
    await payload.sendEmail({ to, ...letterOf(kind, link) })
    return true
  } catch (error) {
    payload.logger.error(
      `the mail server did not take a letter: ${error instanceof Error ? error.message : 'no reason'}`,
    )
    return false
  }
}
