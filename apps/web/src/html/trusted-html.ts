import { purify } from './purify.ts'

type Policy = { createHTML(html: string): string }
type PolicyMaker = { createPolicy(name: string, rules: Policy): Policy }

/** The name in the page's security policy; no other policy may turn text into HTML. */
const POLICY_NAME = 'cms'

let policy: Policy | undefined

/** HTML that may be shown. Browsers without Trusted Types get the sanitised text as a plain string. */
export function trustedHtml(html: string): string {
  policy ??= makePolicy()
  return policy.createHTML(html)
}

function makePolicy(): Policy {
  const rules = { createHTML: purify }
  const maker = (globalThis as { trustedTypes?: PolicyMaker }).trustedTypes
  return maker?.createPolicy(POLICY_NAME, rules) ?? rules
}
