import type { OutgoingSms, SmsCentre, SmsReceipt, SubmitOutcome } from '#modules/notify/index.ts'
import type { Logger } from '#platform/log/logger.ts'
import { makeCentreRate, type CentreRate } from './centre-rate.ts'
import { openBind, type Answered, type Bind, type BindAs, type BindTiming } from './smpp-bind.ts'
import { centreName, readSmppAddress, type SmppAddress } from './smpp-address.ts'
import { inHex, STATUS } from './status.ts'

type Options = {
  readonly url: string
  readonly binds: number
  readonly perSecond: number
  readonly log: Logger
  readonly timing?: Partial<BindTiming>
}

export type SmppCentre = SmsCentre & {
  boundCount(): number
  /** Messages that were sent and not answered yet, and how many may be at once on the connections that are up. */
  window(): { readonly used: number; readonly most: number }
}

/** Connecting, binding and the longest pause together: a centre that is back is in use within five seconds. */
const TIMING: BindTiming = { window: 10, bindMs: 4_000, responseMs: 10_000, enquireMs: 15_000 }
const RECONNECT_MS = { first: 200, most: 1_000 } as const
/** A centre that refuses our name will do so again; asking it all the time only fills its log. */
const REFUSED_WAIT_MS = 15_000

/** One SMSC over several transceiver binds, each reconnected for ever with its own back-off. */
export function openSmppCentre({ url, binds, perSecond, log, timing }: Options): SmppCentre {
  const address = readSmppAddress(url)
  const centre = centreName(address)
  const timeLimits = { ...TIMING, ...timing }
  const rate = makeCentreRate({ perSecond: perSecond * binds })
  const listeners = { room: () => {}, receipt: async (_receipt: SmsReceipt) => {} }
  const onRoom = () => listeners.room()
  const sending = Array.from({ length: binds }, (): BindAs =>
    address.separate ? 'transmitter' : 'transceiver',
  )
  const lines = (address.separate ? [...sending, 'receiver' as const] : sending).map((as) =>
    keepBound({
      address,
      as,
      timing: timeLimits,
      log,
      onRoom,
      onReceipt: (receipt) => listeners.receipt({ ...receipt, centre }),
    }),
  )

  async function submit(sms: OutgoingSms): Promise<SubmitOutcome> {
    const line = lines.reduce((best, other) => (other.room() > best.room() ? other : best))
    const answered = line.room() > 0 ? line.submit(sms) : null
    if (!answered) return { outcome: 'not-taken' }
    rate.take()
    return inWords(await answered, centre, rate)
  }

  let waiting: NodeJS.Timeout | undefined

  /** Whoever finds no room because we are too fast is told when there is some again; no answer will come to do it. */
  function room(): number {
    const allowed = rate.allowance()
    const free = sum(lines.map((line) => line.room()))
    if (allowed === 0 && free > 0) {
      waiting ??= setTimeout(() => {
        waiting = undefined
        onRoom()
      }, rate.nextMs() + 1).unref()
    }
    return Math.min(allowed, free)
  }

  return {
    room,
    submit,
    onRoom: (listener) => (listeners.room = listener),
    onReceipt: (listener) => (listeners.receipt = listener),
    boundCount: () => lines.filter((line) => line.bound()).length,
    window: () => ({
      used: sum(lines.map((line) => line.unanswered())),
      most: sum(lines.map((line) => (line.sends && line.bound() ? timeLimits.window : 0))),
    }),
    close: async () => {
      await Promise.all(lines.map((line) => line.close()))
    },
  }
}

const sum = (numbers: readonly number[]): number => numbers.reduce((total, one) => total + one, 0)

function inWords(answer: Answered, centre: string, rate: CentreRate): SubmitOutcome {
  if (!answer) return { outcome: 'unknown' }
  const { status, centreId } = answer
  if (status === STATUS.throttled) {
    rate.throttled()
    return { outcome: 'not-taken' }
  }
  if (status === STATUS.queueFull || status === STATUS.systemError) return { outcome: 'full' }
  rate.accepted()
  return status === STATUS.ok
    ? { outcome: 'accepted', centre, centreId }
    : { outcome: 'refused', status: inHex(status) }
}

type Line = {
  readonly address: SmppAddress
  readonly as: BindAs
  readonly timing: BindTiming
  readonly log: Logger
  readonly onRoom: () => void
  readonly onReceipt: (receipt: Omit<SmsReceipt, 'centre'>) => Promise<void>
}

type Kept = Bind & { readonly sends: boolean; bound(): boolean }

function keepBound({ address, as, timing, log, onRoom, onReceipt }: Line): Kept {
  let waitMs: number = RECONNECT_MS.first
  let closing = false
  let bound = false
  let retry: NodeJS.Timeout | undefined
  let bind = connect()

  function connect(): Bind {
    return openBind({
      address,
      as,
      timing,
      onReceipt,
      onRoom,
      onBound: () => {
        bound = true
        waitMs = RECONNECT_MS.first
        log.info({ centre: centreName(address) }, 'bound to the message centre')
        onRoom()
      },
      onEnd: (reason) => {
        bound = false
        if (closing) return
        const pauseMs = reason === 'bind refused' ? REFUSED_WAIT_MS : waitMs * (0.75 + Math.random() / 4)
        log.warn({ centre: centreName(address), reason, pauseMs }, 'message centre lost, will bind again')
        waitMs = Math.min(RECONNECT_MS.most, waitMs * 2)
        retry = setTimeout(() => (bind = connect()), pauseMs)
      },
    })
  }

  return {
    sends: as !== 'receiver',
    bound: () => bound,
    unanswered: () => bind.unanswered(),
    room: () => bind.room(),
    submit: (sms) => bind.submit(sms),
    close: () => {
      closing = true
      clearTimeout(retry)
      return bind.close()
    },
  }
}
