import { createHash } from 'node:crypto'

/**
 * Names of the Trusted Types policies the web may create; any other way of making script or HTML from text is dead.
 * `default` is the street map's: it knows one address of a worker, and neither HTML nor script.
 */
const TRUSTED_TYPES = ['cms', 'default', 'dompurify', 'human-check', 'service-worker']

export type PageSource = {
  /** The built index.html, or null when this process serves no web files. */
  readonly indexHtml: string | null
  /** Other origins the web may call or be answered by: bases that live elsewhere. */
  readonly connectOrigins: readonly string[]
}

const hashOf = (text: string): string => `'sha256-${createHash('sha256').update(text).digest('base64')}'`

/** Inline scripts and styles of the page, as the hashes that allow exactly them. */
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

/** On every answer that is no page, errors included: nothing in it may ever be run or framed. */
export const DATA_HEADERS: Readonly<Record<string, string>> = {
  'content-security-policy': "default-src 'none'; frame-ancestors 'none'",
  ...COMMON,
}

/** On pages and workers: both obey the policy their own file came with. */
export const pageHeaders = (page: PageSource): Readonly<Record<string, string>> => ({
  'content-security-policy': contentSecurityPolicy(page),
  'reporting-endpoints': 'csp="/reports/csp"',
  ...COMMON,
})
