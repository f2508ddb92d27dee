import type { Channel, WayToPay } from './channel.ts'

export type Channels = {
  readonly all: readonly Channel[]
  named(name: string): Channel | null
  /** The way to pay that was chosen, and its channel. */
  way(code: string): { readonly channel: Channel; readonly way: WayToPay } | null
  readonly ways: readonly { readonly channel: Channel; readonly way: WayToPay }[]
}

/** Only channels whose settings are complete are offered. */
export function makeChannels(all: readonly Channel[]): Channels {
  const ways = all.flatMap((channel) => channel.ways.map((way) => ({ channel, way })))
  const codes = ways.map(({ way }) => way.code)
  if (new Set(codes).size < codes.length) throw new Error('two channels offer a way of one name')
  return {
    all,
    named: (name) => all.find((channel) => channel.name === name) ?? null,
    way: (code) => ways.find(({ way }) => way.code === code) ?? null,
    ways,
  }
}
