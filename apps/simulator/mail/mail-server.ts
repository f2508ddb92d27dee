import { randomBytes } from 'node:crypto'
import { once } from 'node:events'
import type { Readable } from 'node:stream'
import { buffer } from 'node:stream/consumers'
import { callbackify } from 'node:util'
import PostalMime from 'postal-mime'
import { SMTPServer } from 'smtp-server'
import type { Clock } from '#platform/clock/clock.ts'
import type { HeldMessages } from '../held-messages.ts'

/** A letter as its receiver reads it. */
export type Mail = {
  readonly id: string
  readonly to: string
  readonly from: string
  readonly subject: string
  readonly text: string
  readonly receivedAt: string
}

export type MailSwitches = { refuse: boolean }

type Deps = {
  readonly port: number
  readonly clock: Clock
  readonly mails: HeldMessages<Mail>
  /** Read for every letter, so that changes apply at once. */
  readonly switches: MailSwitches
}

/** An SMTP server that accepts everything and forwards nothing. */
export async function startMailServer({ port, clock, mails, switches }: Deps): Promise<() => Promise<void>> {
  const keep = async (bytes: Buffer, receivers: readonly string[]): Promise<void> => {
    const { from, subject = '', text = '' } = await PostalMime.parse(bytes)
    for (const to of receivers)
      mails.add({
        id: randomBytes(8).toString('hex'),
        to,
        from: from?.address ?? '',
        subject,
        text: text.trim(),
        receivedAt: clock.now().toISOString(),
      })
  }
  const take = callbackify(async (stream: Readable, receivers: readonly string[]): Promise<void> => {
    const bytes = await buffer(stream)
    if (switches.refuse) throw refusal
    await keep(bytes, receivers)
  })
  const server = new SMTPServer({
    authOptional: true,
    // It is reachable from this machine only and has no certificate.
    disabledCommands: ['STARTTLS'],
    disableReverseLookup: true,
    logger: false,
    onAuth: (auth, _session, done) => done(null, { user: auth.username ?? 'anybody' }),
    onData: (stream, { envelope }, done) => {
      const receivers = envelope.rcptTo.map(({ address }) => address.toLowerCase())
      take(stream, receivers, done)
    },
  })
  server.on('error', () => undefined)
  server.listen(port, '127.0.0.1')
  await once(server.server, 'listening')
  return () => new Promise((resolve) => server.close(() => resolve()))
}

const refusal = Object.assign(new Error('the simulator was told to refuse'), { responseCode: 451 })
