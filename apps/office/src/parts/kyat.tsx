import { formatInteger } from '#language/formats.ts'

/** A number of kyat in a column that says so; a real minus sign. */
export function Kyat({ amount, signed = false }: { amount: number | null; signed?: boolean }) {
  if (amount === null) return null
  const sign = amount < 0 ? '−' : signed && amount > 0 ? '+' : ''
  return (
    <span className="num">
      {sign}
      {formatInteger(Math.abs(amount))}
    </span>
  )
}
