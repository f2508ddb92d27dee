import type { Channel, RawNotice } from './channel.ts'

/** A channel and the other side of it, for the promises that all of them keep. */
export type ChannelUnderTest = {
  readonly channel: Channel
  /** Which of its ways the promises are asked of. */
  readonly way: string
  /** Somebody pays, or the bank says no. */
  pay(reference: string): Promise<void>
  refuse(reference: string): Promise<void>
  /** As it would tell us, with its real signature. */
  notice(reference: string, said: 'PAID' | 'FAILED'): Promise<RawNotice>
  /** The same, of another shop and with that shop's own key. */
  strangerNotice(reference: string): Promise<RawNotice>
  /** What we sent it last, as if it were told to us. */
  reflected(reference: string): Promise<RawNotice>
  setDown(isDown: boolean): Promise<void>
  settlement(day: string): Promise<Buffer>
}
