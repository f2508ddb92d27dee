import { useEffect, useState } from 'react'
import { loadOptions, readingsOf } from './load-options.ts'
import { findOptions, type SearchOption } from './search-options.ts'

type Found = { readonly found: readonly SearchOption[]; readonly failed: boolean }

const NOTHING: Found = { found: [], failed: false }

/** What the list holds for a query; an answer that comes after the next letter is dropped. */
export function useFoundOptions(query: string): Found {
  const [state, setState] = useState<Found>(NOTHING)
  useEffect(() => {
    let stale = false
    Promise.all([loadOptions(), readingsOf(query)]).then(
      ([options, readings]) => !stale && setState({ found: findOptions(options, readings), failed: false }),
      () => !stale && setState({ found: [], failed: true }),
    )
    return () => {
      stale = true
    }
  }, [query])
  return state
}
