type Open<T> = T & Record<string, unknown>

type Answer = { readonly response: object; readonly clientExtensionResults: object }

/** The contract accepts fields that future browsers may add; the library's types know only today's. */
export const openAnswer = <A extends Answer>(answer: A) =>
  answer as Open<A> & { response: Open<A['response']>; clientExtensionResults: Open<object> }
