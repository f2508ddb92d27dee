import { breakLines } from '#language/break-lines.ts'
import { htmlText } from '#language/html-text.ts'
import { later } from '../page/later.tsx'
import type { HtmlProps } from './html-props.ts'

/** Text only, until the sanitiser has loaded, or when it fails to. */
function TextOnly({ html, ...attributes }: HtmlProps) {
  return <div {...attributes}>{breakLines(htmlText(html))}</div>
}

/** Content HTML: the only place where editors' text becomes elements. */
export const Html = later<HtmlProps>(
  () =>
    import('./clean-html.tsx').then(
      (module) => module.CleanHtml,
      () => TextOnly,
    ),
  TextOnly,
)
