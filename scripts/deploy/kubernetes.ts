import { globSync, readFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import { Deployment } from 'kubernetes-models/apps/v1/Deployment'
import { NetworkPolicy } from 'kubernetes-models/networking.k8s.io/v1/NetworkPolicy'
import { PodDisruptionBudget } from 'kubernetes-models/policy/v1/PodDisruptionBudget'
import { ConfigMap } from 'kubernetes-models/v1/ConfigMap'
import { Service } from 'kubernetes-models/v1/Service'
import { parse, parseAllDocuments } from 'yaml'
import { root } from '../root.ts'

type Named = { readonly kind: string; readonly metadata: { readonly name: string } }
export type Manifest = Named & {
  readonly apiVersion: string
  readonly spec?: unknown
  readonly data?: unknown
}

const BASE = join(root, 'deploy/kubernetes/base')
const LIST = 'kustomization.yaml'

/** Every kind that may stand there; a new one is a line, or it is refused. */
const KINDS = { Deployment, NetworkPolicy, PodDisruptionBudget, ConfigMap, Service } as const

export const manifestsIn = (text: string): Manifest[] =>
  parseAllDocuments(text).map((document) => document.toJS() as Manifest)

export const manifests = (): Manifest[] =>
  globSync('*.yaml', { cwd: BASE })
    .filter((file) => file !== LIST)
    .toSorted()
    .flatMap((file) => manifestsIn(readFileSync(join(BASE, file), 'utf8')))

/** What kustomize takes, and what lies there. */
export const listed = (): { readonly named: string[]; readonly there: string[] } => ({
  named: (parse(readFileSync(join(BASE, LIST), 'utf8')) as { resources: string[] }).resources.toSorted(),
  there: globSync('*.yaml', { cwd: BASE })
    .map((file) => basename(file))
    .filter((file) => file !== LIST)
    .toSorted(),
})

/** By Kubernetes' own schema of the kind; null where it is right. */
export function problemOf(manifest: Manifest): string | null {
  const kind = (KINDS as Record<string, (new (given: never) => { validate(): void }) | undefined>)[
    manifest.kind
  ]
  if (!kind) return `nobody looked at the kind ${manifest.kind}`
  try {
    new kind(manifest as never).validate()
    return null
  } catch (error) {
    return `${manifest.kind} ${manifest.metadata.name}: ${(error as Error).message}`
  }
}
