import { createRoot } from 'react-dom/client'
import { getPostDetail, type PostDetail } from '#contracts/content.ts'
import { prefixOf } from '#contracts/bases.ts'
import { Html } from '#apps/web/src/html/html.tsx'
import { scriptLinksIn } from './leftovers.ts'
import { Unguarded } from './unguarded.tsx'

type Place = { readonly id: string; readonly post: string; readonly section?: number }
type Texts = { readonly title: string; readonly content: string; readonly contentMm: string | null }

const root = createRoot(document.getElementById('app') as HTMLElement)
let batch = 0

async function readPost(id: string): Promise<PostDetail> {
  const answer = await fetch(prefixOf(getPostDetail.base) + getPostDetail.path.replace(':id', id))
  if (!answer.ok) throw new Error(`post ${id} answered ${answer.status}`)
  return ((await answer.json()) as { result: PostDetail }).result
}

function textsAt(post: PostDetail | undefined, section: number | undefined): Texts {
  if (!post) throw new Error('no such post')
  if (section === undefined) return post
  const block = post.campaign?.blocks[section]
  if (!block) throw new Error(`post ${post.postId} has no section ${section}`)
  return { title: block.title, content: block.body, contentMm: block.bodyMm }
}

/** Shows the posts and answers when all of them stand on the page as elements. */
async function show(places: readonly Place[], guarded: boolean): Promise<number> {
  const names = [...new Set(places.map(({ post }) => post))]
  const posts = new Map(await Promise.all(names.map(async (name) => [name, await readPost(name)] as const)))
  const shown = places.map(({ id, post, section }) => ({ id, ...textsAt(posts.get(post), section) }))
  const Part = guarded ? Html : Unguarded
  batch += 1
  root.render(
    <main key={batch}>
      {shown.map(({ id, title, content, contentMm }) => (
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
