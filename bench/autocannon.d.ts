/** The part of autocannon that the benches use; it ships no types. */
declare module 'autocannon' {
  type Options = {
    url: string
    connections: number
    amount: number
    headers?: Record<string, string>
    requests?: { path: string }[]
    tlsOptions?: { ca: string }
  }
  type Result = {
    requests: { average: number; total: number }
    non2xx: number
    errors: number
    timeouts: number
    duration: number
  }
  export default function autocannon(options: Options): Promise<Result>
}
