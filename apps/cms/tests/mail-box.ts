const SIMULATOR = process.env['MAIL_URL'] ?? ''

export type Letter = { readonly to: string; readonly subject: string; readonly text: string }

export async function lettersTo(email: string, waitSeconds = 0): Promise<readonly Letter[]> {
  const asked = new URLSearchParams({ to: email, waitSeconds: String(waitSeconds) })
  const answer = await fetch(`${SIMULATOR}/mail?${asked}`)
  return ((await answer.json()) as { messages: Letter[] }).messages
}

/** The link of the newest letter, and what it opens with. */
export async function linkTo(email: string): Promise<{ address: string; token: string; letter: Letter }> {
  const [letter] = await lettersTo(email, 10)
  const address = /https?:\/\/\S+#\S+/.exec(letter?.text ?? '')?.[0]
  if (!letter || !address) throw new Error(`no link for ${email}`)
  return { address, token: address.split('#')[1] ?? '', letter }
}

export async function refusing(work: () => Promise<void>): Promise<void> {
  const say = (refuse: boolean) =>
    fetch(`${SIMULATOR}/mail/server`, {
      method: 'PUT',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ refuse }),
    })
  await say(true)
  try {
    await work()
  } finally {
    await say(false)
  }
}
