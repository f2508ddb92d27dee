import { createHash } from 'node:crypto'

/**
 * Trusted Types policies the website may create; every other way of turning text into script or HTML is blocked. `default` belongs to the
 * street map: it allows one worker address, and neither HTML nor script.
 */
const TRUSTED_TYPES = ['cms', 'default', 'dompurify', 'human-check', 'service-worker']

export type PageSource = {
  /** The built index.html, or null when this process serves no website. */
  readonly indexHtml: string | null
  /** Other origins the website may call: bases that are elsewhere. */
  readonly connectOrigins: readonly string[]
}

const hashOf = (text: string): string => `'sha256-${createHash('sha256').update(text).digest('base64')}'`

/** Hashes of the page's inline scripts and styles, which allow exactly those. */
export function inlineHashes(html: string, tag: 'script' | 'style'): string[] {
  const blocks = html.matchAll(new RegExp(`<${tag}(?![^>]*\\ssrc=)[^>]*>([\\s\\S]*?)</${tag}>`, 'g'))
  return [...new Set([...blocks].map((block) => hashOf(block[1] ?? '')))]
}

export function contentSecurityPolicy({ indexHtml, connectOrigins }: PageSource): string {
  const html = indexHtml ?? ''
  return [
    "default-src 'none'",
    ["script-src 'self'", ...inlineHashes(html, 'script')].join(' '),
    ["style-src 'self'", ...inlineHashes(html, 'style')].join(' '),
    "img-src 'self' data: blob:",
    "font-src 'self'",
    ["connect-src 'self'", ...connectOrigins].join(' '),
    "manifest-src 'self'",
    "worker-src 'self'",
    "media-src 'self'",
    "object-src 'none'",
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
    "require-trusted-types-for 'script'",
    `trusted-types ${TRUSTED_TYPES.join(' ')}`,
    'report-to csp',
  ].join('; ')
}

const COMMON = {
  'strict-transport-security': 'max-age=31536000; includeSubDomains',
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'strict-origin-when-cross-origin',
  'cross-origin-opener-policy': 'same-origin',
  'permissions-policy': 'geolocation=(self), camera=(), microphone=(), payment=()',
}

/** For every answer that is not a page, errors included: nothing in it may be executed or framed. */
export const DATA_HEADERS: Readonly<Record<string, string>> = {
  'content-security-policy': "default-src 'none'; frame-ancestors 'none'",
  ...COMMON,
}

/** For pages and workers, which both obey the policy sent with their own file. */
export const pageHeaders = (page: PageSource): Readonly<Record<string, string>> => ({
  'content-security-policy': contentSecurityPolicy(page),
  'reporting-endpoints': 'csp="/reports/csp"',
  ...COMMON,
})
