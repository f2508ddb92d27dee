import type { Channel, RawNotice } from './channel.ts'

/** A channel with its other side, for tests of the promises that all channels keep. */
export type ChannelUnderTest = {
  readonly channel: Channel
  /** The way to pay that is tested. */
  readonly way: string
  /** The payer pays, or the bank refuses. */
  pay(reference: string): Promise<void>
  refuse(reference: string): Promise<void>
  /** A notice as the channel sends it, correctly signed. */
  notice(reference: string, said: 'PAID' | 'FAILED'): Promise<RawNotice>
  /** The same from another merchant, signed with that merchant's key. */
  strangerNotice(reference: string): Promise<RawNotice>
  /** Our own last request, sent back to us as a notice. */
  reflected(reference: string): Promise<RawNotice>
  setDown(isDown: boolean): Promise<void>
  settlement(day: string): Promise<Buffer>
}
