import { useEffect, useState } from 'react'
import { useNavigationCount } from '../../navigation/hash-location.ts'

/** Open or closed; a navigation closes it. The field lives only while open, so every toggle starts it empty. */
export function useSearchToggle() {
  const [open, setOpen] = useState(false)
  const navigations = useNavigationCount()
  useEffect(() => setOpen(false), [navigations])
  return { open, toggle: () => setOpen((was) => !was), close: () => setOpen(false) }
}
