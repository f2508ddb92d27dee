/**
 * Runs the work one at a time. A call during a run causes one more run afterwards, so every caller gets a run that began after its call.
 * True when any of these runs returned true.
 */
export function oneAtATime(work: () => Promise<boolean>): () => Promise<boolean> {
  let running: Promise<boolean> | undefined
  let again = false

  async function run(): Promise<boolean> {
    let changed = false
    do {
      again = false
      changed = (await work()) || changed
    } while (again)
    return changed
  }

  return () => {
    if (running) {
      again = true
      return running
    }
    running = run().finally(() => {
      running = undefined
    })
    return running
  }
}
