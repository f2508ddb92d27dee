import { useState } from 'react'

/** The first known value, whatever follows: nobody is moved on while typing. */
export function useFirst<T>(known: T | null): T | null {
  const [first, setFirst] = useState(known)
  if (first === null && known !== null) setFirst(known)
  return first ?? known
}
