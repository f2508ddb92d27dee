/** Browser storage may be missing or full (private mode, old phones): the value then lives only as long as the page. */
export type StoredValue = {
  read(): string | null
  write(value: string): void
  clear(): void
}

export function storedValue(key: string, place: () => Storage): StoredValue {
  const quietly = <T>(work: () => T, otherwise: T): T => {
    try {
      return work()
    } catch {
      return otherwise
    }
  }
  return {
    read: () => quietly(() => place().getItem(key), null),
    write: (value) => quietly(() => place().setItem(key, value), undefined),
    clear: () => quietly(() => place().removeItem(key), undefined),
  }
}
