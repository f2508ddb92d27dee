import { createRoot } from 'react-dom/client'
import { getPostDetail } from '#contracts/content.ts'
import { BASES } from '#contracts/bases.ts'
import { Html } from '#apps/web/src/html/html.tsx'
import { scriptLinksIn } from './leftovers.ts'
import { Unguarded } from './unguarded.tsx'

type Shown = {
  readonly id: string
  readonly title: string
  readonly content: string
  readonly contentMm: string | null
}

const root = createRoot(document.getElementById('app') as HTMLElement)
let batch = 0

async function read(id: string): Promise<Shown> {
  const answer = await fetch(BASES[getPostDetail.base] + getPostDetail.path.replace(':id', id))
  if (!answer.ok) throw new Error(`post ${id} answered ${answer.status}`)
  const { result } = (await answer.json()) as { result: Shown }
  return { ...result, id }
}

/** Shows the posts and answers when all of them stand on the page as elements. */
async function show(ids: readonly string[], guarded: boolean): Promise<number> {
  const posts = await Promise.all(ids.map(read))
  const Part = guarded ? Html : Unguarded
  batch += 1
  root.render(
    <main key={batch}>
      {posts.map(({ id, title, content, contentMm }) => (
        <article key={id} data-payload={id}>
          <h2>{title}</h2>
          <Part html={content} />
          {contentMm === null ? null : <Part html={contentMm} lang="my" />}
        </article>
      ))}
      <footer data-batch={batch}>
        <Part html="<b>shown</b>" />
      </footer>
    </main>,
  )
  while (!document.querySelector(`[data-batch="${batch}"] b`))
    await new Promise((resolve) => setTimeout(resolve, 5))
  return document.querySelectorAll('[data-payload]').length
}

Object.assign(window, { showPayloads: show, scriptLinks: () => scriptLinksIn(document) })
