/** Between two pieces of work the browser handles what was touched or typed meanwhile. */
export const yieldToMain = (): Promise<void> => new Promise((resolve) => setTimeout(resolve))
