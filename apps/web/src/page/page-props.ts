import type { ComponentType } from 'react'
import type { RouteId } from '../navigation/routes.ts'

export type PageProps = { readonly routeId: RouteId; readonly params: Readonly<Record<string, string>> }

export type Page = ComponentType<PageProps>
