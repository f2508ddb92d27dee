/** Names of a file's objects in the store. */
export const wholeOf = (fileId: string): string => `${fileId}/whole`
export const partOf = (fileId: string, n: number): string => `${fileId}/part${n}`
