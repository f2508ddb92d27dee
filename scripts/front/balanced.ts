import { setTimeout as sleep } from 'node:timers/promises'

type Figures = () => Promise<string>

/** The balancer whose figures these are sends it people, in every one of the backends. */
export const isBalanced = (figures: string, backends: readonly string[], server: string): boolean =>
  backends.every((backend) =>
    figures.includes(`haproxy_server_status{proxy="${backend}",server="${server}",state="UP"} 1`),
  )

/** Its own word that it is ready is not enough: the next one must not go before every balancer sends it people again. */
export async function untilBalanced(
  balancers: readonly Figures[],
  backends: readonly string[],
  server: string,
  seconds = 30,
): Promise<void> {
  const until = performance.now() + seconds * 1_000
  for (const figures of balancers) {
    while (!isBalanced(await figures().catch(() => ''), backends, server)) {
      if (performance.now() > until) throw new Error(`${server} gets no people after ${seconds} s`)
      await sleep(200)
    }
  }
}
