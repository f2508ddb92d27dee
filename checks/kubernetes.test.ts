import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import type { Deployment } from 'kubernetes-models/apps/v1/Deployment'
import type { NetworkPolicy } from 'kubernetes-models/networking.k8s.io/v1/NetworkPolicy'
import { SHUT_DOWN_WITHIN_MS } from '#platform/http/shut-down.ts'
import { listed, manifests, manifestsIn, problemOf, type Manifest } from '../scripts/deploy/kubernetes.ts'
import { IMAGE_USER } from '../scripts/release/image-root.ts'
import { root } from '../scripts/root.ts'

const all = manifests()
const of = <T>(kind: string): T[] => all.filter((one) => one.kind === kind) as unknown as T[]
type Deployed = ConstructorParameters<typeof Deployment>[0] & { readonly metadata: { readonly name: string } }
type Policy = ConstructorParameters<typeof NetworkPolicy>[0] & {
  readonly metadata: { readonly name: string }
}
const deployments = of<Deployed>('Deployment')
const open = of<{ data: Record<string, string> }>('ConfigMap')[0]?.data ?? {}
const drainSeconds = Number(open['DRAIN_SECONDS'])

describe('manifests', () => {
  it('are those that kustomize takes, and each is right by the schema of its kind', () => {
    expect(listed().named).toEqual(listed().there)
    expect(all.map(problemOf).filter(Boolean)).toEqual([])
    expect(deployments.map(({ metadata }) => metadata.name)).toEqual(['api', 'office', 'worker'])
  })

  it.each([
    ['a number in words', 'kind: Deployment', 'spec: { replicas: four }'],
    ['a kind that nobody looked at', 'kind: Secret', 'data: {}'],
  ])('control: %s is found', (_, kind, rest) => {
    const [planted] = manifestsIn(`apiVersion: apps/v1\n${kind}\nmetadata: { name: planted }\n${rest}\n`)
    expect(problemOf(planted as Manifest)).not.toBeNull()
  })
})

describe.each(deployments)('$metadata.name', ({ metadata: { name }, spec }) => {
  const pod = spec?.template.spec
  const [container] = pod?.containers ?? []

  it('runs as nobody in particular, writes nowhere but its own folders and may do nothing else', () => {
    expect(pod?.securityContext).toMatchObject({
      runAsNonRoot: true,
      runAsUser: IMAGE_USER,
      runAsGroup: IMAGE_USER,
    })
    expect(pod?.automountServiceAccountToken).toBe(false)
    expect(container?.securityContext).toMatchObject({
      allowPrivilegeEscalation: false,
      readOnlyRootFilesystem: true,
      capabilities: { drop: ['ALL'] },
    })
    const written = container?.volumeMounts?.filter(({ readOnly }) => !readOnly)
    expect(written?.map(({ mountPath }) => mountPath)).toEqual(['/run/portal', '/tmp'])
  })

  it('finds the authority of the stores where its settings say', () => {
    const read = container?.volumeMounts?.filter(({ readOnly }) => readOnly)
    expect(read).toEqual([{ name: 'authority', mountPath: '/etc/portal/tls', readOnly: true }])
    expect(pod?.volumes).toContainEqual({ name: 'authority', configMap: { name: 'portal-authority' } })
    expect(open['NODE_EXTRA_CA_CERTS']).toBe('/etc/portal/tls/ca.crt')
  })

  it('has limits, and is looked at before it gets people and twice while it drains', () => {
    expect(container?.resources?.limits).toHaveProperty('memory')
    expect(container?.resources?.requests).toHaveProperty('cpu')
    const { readinessProbe: ready, livenessProbe: live } = container ?? {}
    expect([ready?.httpGet?.path, live?.httpGet?.path]).toEqual(['/health/ready', '/health/live'])
    expect((ready?.periodSeconds ?? 10) * (ready?.failureThreshold ?? 3) * 2).toBeLessThanOrEqual(
      drainSeconds,
    )
  })

  it('is given the time it needs to go, and one at a time', () => {
    expect(pod?.terminationGracePeriodSeconds).toBeGreaterThanOrEqual(
      drainSeconds + SHUT_DOWN_WITHIN_MS / 1_000,
    )
    expect(spec?.strategy?.rollingUpdate).toEqual({ maxSurge: 1, maxUnavailable: 0 })
    const budgets = of<Manifest & { spec: { selector: unknown; maxUnavailable: number } }>(
      'PodDisruptionBudget',
    )
    expect(budgets.find((budget) => budget.metadata.name === name)?.spec).toEqual({
      maxUnavailable: 1,
      selector: { matchLabels: { app: name } },
    })
  })
})

describe('the network', () => {
  const policies = of<Policy>('NetworkPolicy')

  it('is closed, and what is open names who and where', () => {
    expect(policies.find(({ metadata }) => metadata.name === 'closed')?.spec).toEqual({
      podSelector: {},
      policyTypes: ['Ingress', 'Egress'],
    })
    for (const { metadata, spec } of policies.filter(({ metadata }) => metadata.name !== 'closed')) {
      for (const { from, ports } of spec?.ingress ?? [])
        expect([metadata.name, from?.length, (ports ?? []).length > 0]).toEqual([metadata.name, 1, true])
      for (const { ports } of spec?.egress ?? []) expect((ports ?? []).length).toBeGreaterThan(0)
    }
  })

  it('lets processes out to where the settings of docs/operations.md lead', () => {
    const outward = policies.find(({ metadata }) => metadata.name === 'processes-outward')?.spec?.egress ?? []
    const ports = outward.flatMap(({ ports = [] }) => ports.map(({ port }) => Number(port)))
    const blocks = readFileSync(join(root, 'docs/operations.md'), 'utf8').split('### 8.')[0] ?? ''
    const named = [...blocks.matchAll(/^[A-Z_]+_URL=.*$/gm)].flatMap(([line]) =>
      [...line.matchAll(/@[^@:,]+:(\d+)/g)].map(([, port]) => Number(port)),
    )
    expect(new Set(named)).toEqual(new Set([3550, 5000, 6379, 6432]))
    expect(ports).toEqual(expect.arrayContaining(named))
  })

  it('lets people to the website alone, and nobody but who watches to the figures', () => {
    const portsOf = (name: string) =>
      policies
        .find(({ metadata }) => metadata.name === name)
        ?.spec?.ingress?.flatMap(({ ports = [] }) => ports.map(({ port }) => port))
    expect([portsOf('edge-to-api'), portsOf('staff-to-office'), portsOf('watch-to-figures')]).toEqual([
      [8080],
      [8081],
      [8089, 8084],
    ])
  })
})
