import { setTimeout as sleep } from 'node:timers/promises'

type Figures = () => Promise<string>

/** The balancer whose figures these are sends it people, in every one of the backends. */
export const isBalanced = (figures: string, backends: readonly string[], server: string): boolean =>
  backends.every((backend) =>
    figures.includes(`haproxy_server_status{proxy="${backend}",server="${server}",state="UP"} 1`),
  )

/** All know who leads and send nobody elsewhere: one that just began takes every server for well until it has looked. */
export const isAlone = (figures: string, backend: string, server: string): boolean =>
  isBalanced(figures, [backend], server) &&
  figures
    .split(`haproxy_server_status{proxy="${backend}",`)
    .filter((part) => /^[^}]*state="UP"} 1\b/.test(part)).length === 1

/** When the process began that answers: after a reload it is another one. */
export const beganAt = (figures: string): number =>
  Number(/^haproxy_process_start_time_seconds (\d+)/m.exec(figures)?.[1] ?? Number.NaN)

/** The one that takes over answers by now. */
export const untilReplaced = (balancer: Figures, before: number, seconds = 30): Promise<void> =>
  untilAll([balancer], (figures) => beganAt(figures) > before, 'the balancer that takes over', seconds)

/** Its own word that it is ready is not enough: the next one must not go before every balancer sends it people again. */
export const untilBalanced = (
  balancers: readonly Figures[],
  backends: readonly string[],
  server: string,
  seconds = 30,
): Promise<void> => untilAll(balancers, (figures) => isBalanced(figures, backends, server), server, seconds)

export const untilAlone = (
  balancers: readonly Figures[],
  backend: string,
  server: string,
  seconds = 30,
): Promise<void> => untilAll(balancers, (figures) => isAlone(figures, backend, server), server, seconds)

async function untilAll(
  balancers: readonly Figures[],
  isSo: (figures: string) => boolean,
  server: string,
  seconds: number,
): Promise<void> {
  const until = performance.now() + seconds * 1_000
  for (const figures of balancers) {
    while (!isSo(await figures().catch(() => ''))) {
      if (performance.now() > until) throw new Error(`${server} gets no people after ${seconds} s`)
      await sleep(200)
    }
  }
}
