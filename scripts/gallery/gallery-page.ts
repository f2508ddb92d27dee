import type { Lang } from '#contracts/language.ts'
import type { GalleryRoute } from './gallery-routes.ts'

export type Sheet = {
  readonly file: string
  readonly form: string
  readonly lang: Lang
  readonly bytes: number
  readonly routes: readonly GalleryRoute[]
}

/** The same people in one size and light. */
export type StateSheet = Pick<Sheet, 'file' | 'form' | 'lang' | 'bytes'> & {
  readonly scheme: 'light' | 'dark'
  readonly count: number
}

const NAMES: Readonly<Record<Lang, string>> = { en: 'English', my: 'Burmese' }

/** The page that shows the sheets; written with them, never by hand. */
export function galleryPage(
  sheets: readonly Sheet[],
  states: readonly StateSheet[],
  left: readonly string[],
): string {
  const groups = Map.groupBy(sheets, ({ form, lang }) => `${form} pixels, ${NAMES[lang]}`)
  const parts = [...groups].map(([name, members]) => {
    const pictures = members.map(({ file, routes }) => `![${routes.length} pages, ${name}](pictures/${file})`)
    return `## ${name}\n\n${pictures.join('\n\n')}`
  })
  const lives = states.map(({ file, form, lang, scheme, count }) => {
    const name = `${form} pixels, ${NAMES[lang]}, ${scheme}`
    return `### ${name}\n\n![${count} states, ${name}](pictures/${file})`
  })
  const missing =
    left.length === 0
      ? ''
      : `\nNot shown, because they need something that only a customer has: ${left.map((path) => `\`#/${path}\``).join(', ')}.\n`
  return `# The whole site at a glance

Every page as it opens, at three widths and in both languages. Made by \`npm run gallery\` while \`npm start\` runs.
${missing}
${parts.join('\n\n')}

## As people meet it

Signed in: with nothing, with much, with little left, while a purchase waits for its answer, when it came to nothing, and when it
is done.

${lives.join('\n\n')}
`
}
