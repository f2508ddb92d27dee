import { lazy, Suspense } from 'react'
import { breakLines } from '#language/break-lines.ts'
import { htmlText } from '#language/html-text.ts'
import type { HtmlProps } from './html-props.ts'

/** Text only, for the moment before the cleaner has come, and for the day it does not come at all. */
function TextOnly({ html, ...attributes }: HtmlProps) {
  return <div {...attributes}>{breakLines(htmlText(html))}</div>
}

const CleanHtml = lazy(() =>
  import('./clean-html.tsx').then(
    (module) => ({ default: module.CleanHtml }),
    () => ({ default: TextOnly }),
  ),
)

/** Content HTML: the only place where text of editors becomes elements. */
export function Html(props: HtmlProps) {
  return (
    <Suspense fallback={<TextOnly {...props} />}>
      <CleanHtml {...props} />
    </Suspense>
  )
}
