import { storedValue } from '../../session/stored-value.ts'

/** Chosen by hand where the phone does not tell its position; it stays on the phone. */
const stored = storedValue('__SHOP_TOWNSHIP__', () => localStorage)

export const rememberedTownship = (): string | null => stored.read()

export function rememberTownship(townshipId: string | null): void {
  if (townshipId === null) stored.clear()
  else stored.write(townshipId)
}
