import { useEffect, useState } from 'react'
import { readingsOf } from '../shell/search/load-options.ts'

/** What the typed words may mean: themselves at once, and a moment later also what they say when they are Zawgyi. */
export function useReadings(query: string): readonly string[] {
  const [read, setRead] = useState<{ query: string; readings: readonly string[] }>({
    query,
    readings: [query],
  })
  useEffect(() => {
    let stale = false
    readingsOf(query).then(
      (readings) => {
        // Most words mean themselves: then nothing is drawn again.
        if (!stale && readings.join('\n') !== query) setRead({ query, readings })
      },
      // Without the model the words are taken as typed.
      () => undefined,
    )
    return () => {
      stale = true
    }
  }, [query])
  return read.query === query ? read.readings : [query]
}
