import { type ComponentType, useEffect, useReducer, useState } from 'react'

type Load<T> = () => Promise<T>

const kept = new Map<Load<unknown>, unknown>()

/** Fetches a file before anybody draws with it; who draws it afterwards has it at once. */
export async function loadAhead<T>(load: Load<T>): Promise<T> {
  const value = await load()
  kept.set(load, value)
  return value
}

/**
 * What a file of code holds, or undefined until it has come; a file that does not come is thrown. React's own `lazy`
 * keeps a late part back for 300 ms after its placeholder was drawn, which on every navigation is time we do not have.
 */
export function useLoaded<T>(load: Load<T>): T | undefined {
  const [, redraw] = useReducer((count: number) => count + 1, 0)
  const [failure, setFailure] = useState<{ readonly error: unknown } | null>(null)
  const value = kept.get(load) as T | undefined
  const missing = value === undefined
  useEffect(() => {
    // Judged by what was drawn: it may have come between the drawing and this moment.
    if (!missing) return undefined
    let wanted = true
    // In a moment of its own: a page has many effects, and whoever touches it is heard between this and the others.
    const begun = setTimeout(() => {
      loadAhead(load).then(
        () => wanted && redraw(),
        (error: unknown) => wanted && setFailure({ error }),
      )
    })
    return () => {
      wanted = false
      clearTimeout(begun)
    }
  }, [load, missing])
  if (failure) throw failure.error
  return value
}

/** A component of a file that comes later, with what stands in its place until then. */
export function later<P extends object>(
  load: Load<ComponentType<P>>,
  Waiting: ComponentType<P>,
): ComponentType<P> {
  return function Later(props: P) {
    const Loaded = useLoaded(load) ?? Waiting
    return <Loaded {...props} />
  }
}

export const Nothing = () => null
