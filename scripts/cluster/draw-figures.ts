import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { DASHBOARDS } from '../generated/dashboard-panels.ts'
import { root } from '../root.ts'
import { chart, page, type Line } from './figure-charts.ts'
import { ADDRESSES, PORTS } from './places.ts'

const STEP_SECONDS = 15

type Series = { readonly metric: Record<string, string>; readonly values: [number, string][] }

async function seriesOf(query: string, minutes: number): Promise<Line[]> {
  const end = Math.floor(Date.now() / 1_000)
  const asked = new URLSearchParams({
    query,
    start: String(end - minutes * 60),
    end: String(end),
    step: String(STEP_SECONDS),
  })
  const address = `http://${ADDRESSES.WATCH_ADDRESS}:${PORTS.PROMETHEUS_PORT}/api/v1/query_range?${asked}`
  const { data } = (await (await fetch(address)).json()) as { data: { result: Series[] } }
  return data.result.map(({ metric, values }) => ({
    says: Object.values(metric).join(' '),
    points: values.map(([at, value]) => ({ at, value: Number(value) })),
  }))
}

/** What the dashboards of deploy/grafana show, drawn from Prometheus itself; answers the files. */
export async function drawFigures(minutes: number): Promise<string[]> {
  const files: string[] = []
  for (const [name, panels] of Object.entries(DASHBOARDS)) {
    const charts: string[] = []
    for (const { title, query } of panels) charts.push(chart(title, await seriesOf(query, minutes)))
    const file = join('docs', 'pictures', `figures-${name}.svg`)
    writeFileSync(join(root, file), page(name, minutes, charts))
    files.push(file)
  }
  return files
}
