/** How the objects of a file are called where bytes are kept. */
export const wholeOf = (fileId: string): string => `${fileId}/whole`
export const partOf = (fileId: string, n: number): string => `${fileId}/part${n}`
