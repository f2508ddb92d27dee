import type { Value } from '#modules/value/index.ts'
import type { ExchangeKind } from './exchange-kind.ts'

/** The points an exchange took; null when its plan cannot be read. */
export async function readPoints(
  value: Pick<Value, 'findAny'>,
  { kept }: ExchangeKind,
  moveId: string,
): Promise<number | null> {
  const move = await value.findAny(moveId)
  const read = kept.data.safeParse((move?.plan as { data?: unknown } | null)?.data)
  return read.success ? read.data.points : null
}
