import { createTransport } from 'nodemailer'
import type { EmailAdapter } from 'payload'
import { settings } from '../settings.ts'
import { mailServerOf } from './mail-server.ts'

/** How Payload sends letters. Not the package of Payload for it: of this release there is none. */
export function mailAdapter(address: string): EmailAdapter {
  const transport = createTransport(mailServerOf(address))
  const from = { name: settings.brandName, address: settings.mailFrom }
  return () => ({
    name: 'smtp',
    defaultFromAddress: from.address,
    defaultFromName: from.name,
    sendEmail: ({ to, subject, text }) =>
      transport.sendMail({
        from,
        to: String(to),
        subject: String(subject),
        text: String(text),
        disableFileAccess: true,
        disableUrlAccess: true,
      }),
  })
}
