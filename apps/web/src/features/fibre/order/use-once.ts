import { useState } from 'react'

/** True from the first time on, whatever comes after. */
export function useOnce(isSo: boolean): boolean {
  const [was, setWas] = useState(isSo)
  if (isSo && !was) setWas(true)
  return was || isSo
}
