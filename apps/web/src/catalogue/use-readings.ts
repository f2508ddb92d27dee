import { useEffect, useState } from 'react'
import { readingsOf } from '../shell/search/load-options.ts'

/** Possible meanings of the typed text: itself at once, and a moment later also its Unicode form if it is Zawgyi. */
export function useReadings(query: string): readonly string[] {
  const [read, setRead] = useState<{ query: string; readings: readonly string[] }>({
    query,
    readings: [query],
  })
  useEffect(() => {
    let stale = false
    readingsOf(query).then(
      (readings) => {
        // Most texts mean only themselves: then nothing rerenders.
        if (!stale && readings.join('\n') !== query) setRead({ query, readings })
      },
      // Without the model the text is taken as typed.
      () => undefined,
    )
    return () => {
      stale = true
    }
  }, [query])
  return read.query === query ? read.readings : [query]
}
