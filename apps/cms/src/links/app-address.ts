import { APP_PATHS } from './app-paths.generated.ts'

const PARAMETER = /(:\w+(?:\([^)]*\))?)/
const escape = (text: string): string => text.replace(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`)

function patternOf(path: string): RegExp {
  const parts = path.split(PARAMETER).map((part) => {
    const [, name, choices] = /^:(\w+)(?:\((.*)\))?$/.exec(part) ?? []
    return name === undefined ? escape(part) : `(${choices ?? '[^/]+'})`
  })
  return new RegExp(`^${parts.join('')}$`)
}

const patternsBySlug = new Map<string, readonly RegExp[]>()

function patterns(slug: string): readonly RegExp[] {
  const known =
    patternsBySlug.get(slug) ?? APP_PATHS.map((path) => patternOf(path.replaceAll('{{slug}}', slug)))
  patternsBySlug.set(slug, known)
  return known
}

function isEncoded(segment: string): boolean {
  try {
    return decodeURIComponent(segment) !== ''
  } catch {
    return false
  }
}

/** `#/top-up?from=home` without its sign and question: `top-up`. */
export const pathOf = (link: string): string =>
  link
    .replace(/^#?\/?/, '')
    .replace(/[?#].*$/, '')
    .replace(/\/$/, '')

/**
 * Whether the website has a page at this address of the app. The projector of the website asks the same question in
 * `modules/content/app-path.ts`; a test there compares the two.
 */
export const leadsSomewhere = (link: string, slug: string): boolean =>
  patterns(slug).some((pattern) => pattern.exec(pathOf(link))?.slice(1).every(isEncoded) ?? false)
