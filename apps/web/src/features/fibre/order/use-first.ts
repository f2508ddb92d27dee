import { useState } from 'react'

/** The first that was known, whatever comes after: nobody is led on while they type. */
export function useFirst<T>(known: T | null): T | null {
  const [first, setFirst] = useState(known)
  if (first === null && known !== null) setFirst(known)
  return first ?? known
}
