import { setTimeout as wait } from 'node:timers/promises'
import type { OutgoingSms, SmsCentre, SmsReceipt, SubmitOutcome } from './sms-centre.ts'

type Answer = SubmitOutcome | ((sms: OutgoingSms) => SubmitOutcome | Promise<SubmitOutcome>)

export type FakeCentre = SmsCentre & {
  readonly sent: OutgoingSms[]
  /** Answers of the next submits; afterwards all are accepted. */
  answer(...answers: readonly Answer[]): void
  setRoom(room: number): void
  receive(receipt: Pick<SmsReceipt, 'centreId' | 'outcome'> & Partial<SmsReceipt>): Promise<void>
}

/** A message centre whose answers the test decides. It takes `room` messages at a time. */
export function fakeCentre(room = 10): FakeCentre {
  const sent: OutgoingSms[] = []
  const answers: Answer[] = []
  let onRoom = () => {}
  let onReceipt = async (_receipt: SmsReceipt) => {}
  let free = room
  return {
    sent,
    answer: (...next) => void answers.push(...next),
    setRoom(next) {
      free = next
      onRoom()
    },
    room: () => free,
    async submit(sms) {
      free -= 1
      sent.push(sms)
      await wait(1)
      const answer = answers.shift() ?? { outcome: 'accepted', centre: 'fake', centreId: `id-${sent.length}` }
      const said = await (typeof answer === 'function' ? answer(sms) : answer)
      free += 1
      onRoom()
      return said
    },
    onRoom: (listener) => (onRoom = listener),
    onReceipt: (listener) => (onReceipt = listener),
    receive: (receipt) => onReceipt({ centre: 'fake', recipient: sent[0]?.to ?? '', ...receipt }),
    close: async () => {},
  }
}
