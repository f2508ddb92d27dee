import { useWords, type OfficeKey } from './use-words.ts'
import { hasText } from './i18n-provider.ts'

/** Words for a value that the contract leaves open; one that has no words yet is shown as it is. */
export function useName(): (group: string, value: string) => string {
  const words = useWords()
  return (group, value) => {
    const key = `${group}.${value}`
    return hasText(key) ? words(key as OfficeKey) : value
  }
}
