import type { Newsroom } from './fixtures.ts'

type Letter = { readonly subject: string; readonly text: string; readonly receivedAt: string }

/** The newest letter to somebody, once one came after what was read last. */
export async function letterTo(
  { mailBoxes }: Newsroom,
  email: string,
  after?: string,
): Promise<Letter & { readonly link: string }> {
  const asked = new URLSearchParams({ to: email, waitSeconds: '20', ...(after && { after }) })
  const answer = await fetch(`${mailBoxes}/mail?${asked}`)
  const [letter] = ((await answer.json()) as { messages: Letter[] }).messages
  const link = /https?:\/\/\S+#\S+/.exec(letter?.text ?? '')?.[0]
  if (!letter || !link) throw new Error(`no letter with a link for ${email}`)
  return { ...letter, link }
}
