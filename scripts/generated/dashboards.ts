import { DASHBOARDS, type Panel } from './dashboard-panels.ts'

const [WIDE, HIGH, PER_ROW] = [8, 7, 3]

const SOURCE = { type: 'prometheus', uid: '${source}' }

const panelOf = ({ title, query, unit, legend = '' }: Panel, at: number): object => ({
  id: at + 1,
  type: 'timeseries',
  title,
  datasource: SOURCE,
  gridPos: { x: (at % PER_ROW) * WIDE, y: Math.floor(at / PER_ROW) * HIGH, w: WIDE, h: HIGH },
  fieldConfig: { defaults: { unit, min: 0 }, overrides: [] },
  targets: [{ refId: 'A', datasource: SOURCE, expr: query, legendFormat: legend }],
})

/** As Grafana imports it, on whichever Prometheus one chooses there. */
const dashboardText = (name: string, panels: readonly Panel[]): string =>
  `${JSON.stringify(
    {
      uid: `portal-${name}`,
      title: `Portal: ${name}`,
      tags: ['portal'],
      schemaVersion: 38,
      refresh: '10s',
      time: { from: 'now-3h', to: 'now' },
      templating: { list: [{ name: 'source', type: 'datasource', query: 'prometheus' }] },
      panels: panels.map(panelOf),
    },
    null,
    2,
  )}\n`

export const dashboardFiles = (): ReadonlyMap<string, string> =>
  new Map(
    Object.entries(DASHBOARDS).map(([name, panels]) => [
      `deploy/grafana/${name}.json`,
      dashboardText(name, panels),
    ]),
  )
