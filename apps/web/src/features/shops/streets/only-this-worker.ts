export type Policy = { createScriptURL(url: string): string }

/** For exactly one address; it can make neither HTML nor script. */
export const onlyThis = (address: string): Policy => ({
  createScriptURL(url) {
    if (url !== address) throw new Error('only our own worker may be started')
    return url
  },
})
