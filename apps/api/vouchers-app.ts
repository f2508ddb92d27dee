import type { FastifyInstance } from 'fastify'
import type { MoveKinds } from '#apps/wiring/move-kinds.ts'
import type { Content } from '#modules/content/index.ts'
import type { Identity } from '#modules/identity/index.ts'
import { makePlaces } from '#modules/status/index.ts'
import type { Value } from '#modules/value/index.ts'
import {
  makeGiveBackSeats,
  makeOwnVouchers,
  makeVoucherSeal,
  voucherRoutes,
} from '#modules/vouchers/index.ts'
import type { Clock } from '#platform/clock/clock.ts'
import type { Config } from '#platform/config/config.ts'
import type { Database } from '#platform/db/database.ts'

type Deps = {
  readonly config: Pick<Config, 'VOUCHER_KEY'>
  readonly db: Database
  readonly clock: Clock
  readonly content: Pick<Content, 'memory'>
  readonly value: Value
  readonly kinds: Pick<MoveKinds, 'voucher' | 'voucherBack'>
  readonly session: Identity['mustSession']
}

export function serveVouchers(app: FastifyInstance, deps: Deps): void {
  const { config, db, clock, content, value, kinds, session } = deps
  const seal = makeVoucherSeal(config.VOUCHER_KEY)
  const giveBackSeats = makeGiveBackSeats({ db, clock, value, giveBack: kinds.voucherBack })
  const own = makeOwnVouchers({ db, clock, seal, giveBackSeats })
  const placeChain = makePlaces(content).chain
  voucherRoutes(app, { db, clock, value, voucher: kinds.voucher, own, placeChain, session })
}
