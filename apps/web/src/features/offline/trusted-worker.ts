type Policy = { createScriptURL(url: string): string }
type PolicyMaker = { createPolicy(name: string, rules: Policy): Policy }

/** The page's security policy names this one. */
const POLICY_NAME = 'service-worker'
export const WORKER_FILE = './sw.js'

const rules: Policy = {
  createScriptURL(url) {
    if (url !== WORKER_FILE) throw new Error('only our own worker may be started')
    return url
  },
}

/** The one script address the page makes from text. */
export function trustedWorker(url: string = WORKER_FILE): string {
  const maker = (globalThis as { trustedTypes?: PolicyMaker }).trustedTypes
  return (maker?.createPolicy(POLICY_NAME, rules) ?? rules).createScriptURL(url)
}
