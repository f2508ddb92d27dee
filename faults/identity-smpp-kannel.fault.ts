import { openSmppCentres } from '#adapters/smpp/open-centres.ts'
import type { SmsCentre } from '#modules/notify/index.ts'
import { makeLogger } from '#platform/log/logger.ts'
import type { Count, Fault, Size } from './fault.ts'
import { withKannel } from './smpp/kannel.ts'
import { waitUntil } from './smpp/wait-until.ts'

const MESSAGES: Record<Size, number> = { ci: 200, full: 1_000 }
const PORT = 9_238
const BINDS = 2
const TEXTS = ['123456 is your code, 5 € {or} [less]', '123456 ဝင်ရန်ကုဒ်။ သူများကို မပေးပါနှင့်။']

const log = makeLogger({ level: 'silent', process: 'fault' })

/** Bad is a message that another implementation of SMPP did not accept. */
async function send(count: number, bound: boolean): Promise<Count> {
  return withKannel(PORT, async (url) => {
    // Without the two binds it knows, Kannel does not answer: this shows that acceptance is its decision, not ours.
    const urls = [bound ? url : url.replace('?binds=separate', '')]
    const centre = openSmppCentres({ urls, binds: BINDS, perSecond: 5_000, log })
    try {
      await waitUntil(() => centre.boundCount() === BINDS + 1, bound ? 10 : 2)
      return await sendAll(centre, count)
    } finally {
      await centre.close()
    }
  })
}

async function sendAll(centre: SmsCentre, count: number): Promise<Count> {
  let bad = 0
  const underWay = new Set<Promise<void>>()
  for (let at = 0; at < count; at += 1) {
    await waitUntil(() => centre.room() > 0, 0.2)
    const text = TEXTS[at % TEXTS.length] ?? ''
    const sms = { to: '959691234567', text, validForSeconds: 180, urgent: true }
    const answered = centre.submit(sms).then(({ outcome }) => {
      if (outcome !== 'accepted') bad += 1
      underWay.delete(answered)
    })
    underWay.add(answered)
  }
  await Promise.all(underWay)
  return { tried: count, bad }
}

export const faults: readonly Fault[] = [
  {
    name: 'identity.smpp-kannel',
    bar: 0,
    attack: (size) => send(MESSAGES[size], true),
    control: () => send(20, false),
  },
]
