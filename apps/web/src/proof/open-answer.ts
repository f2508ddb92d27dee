type Open<T> = T & Record<string, unknown>

type Answer = { readonly response: object; readonly clientExtensionResults: object }

/** The contract takes what a browser of tomorrow may add; the library's types name only what is known today. */
export const openAnswer = <A extends Answer>(answer: A) =>
  answer as Open<A> & { response: Open<A['response']>; clientExtensionResults: Open<object> }
