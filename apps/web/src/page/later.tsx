import { type ComponentType, useEffect, useReducer, useState } from 'react'

type Load<T> = () => Promise<T>

const kept = new Map<Load<unknown>, unknown>()

/** Loads a module before rendering, so that it can be rendered at once. */
export async function loadAhead<T>(load: Load<T>): Promise<T> {
  const value = await load()
  kept.set(load, value)
  return value
}

/**
 * The contents of a module, or undefined until it has loaded; a failure is thrown. React's own `lazy` keeps a late part back for 300 ms
 * after its placeholder was shown, which is too long for every navigation.
 */
export function useLoaded<T>(load: Load<T>): T | undefined {
  const [, redraw] = useReducer((count: number) => count + 1, 0)
  const [failure, setFailure] = useState<{ readonly error: unknown } | null>(null)
  const value = kept.get(load) as T | undefined
  const missing = value === undefined
  useEffect(() => {
    // Compared with what was rendered: it may have loaded between rendering and this effect.
    if (!missing) return undefined
    let wanted = true
    // In a task of its own: a page has many effects, and touches are handled between them.
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

/** A component from a module loaded later, with its placeholder. */
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
