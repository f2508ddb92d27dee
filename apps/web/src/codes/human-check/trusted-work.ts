// oxlint-disable-next-line import/default -- the bundler makes the address of the built worker
import workFile from './find-number.worker.ts?worker&url'

type Policy = { createScriptURL(url: string): string }
type PolicyMaker = { createPolicy(name: string, rules: Policy): Policy }

/** The name in the page's security policy. */
const POLICY_NAME = 'human-check'

const rules: Policy = {
  createScriptURL(url) {
    if (url !== workFile) throw new Error('only our own worker may be started')
    return url
  },
}

let policy: Policy | null = null

/** The worker's address, in the form browsers with Trusted Types require. */
export function trustedWork(): string {
  const maker = (globalThis as { trustedTypes?: PolicyMaker }).trustedTypes
  policy ??= maker?.createPolicy(POLICY_NAME, rules) ?? rules
  return policy.createScriptURL(workFile)
}
