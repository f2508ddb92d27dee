import type { ComponentType } from 'react'
import type { RouteId } from '../navigation/addresses.ts'

export type PageProps = { readonly routeId: RouteId; readonly params: Readonly<Record<string, string>> }

export type Page = ComponentType<PageProps>

/** Fetches the file of a page. */
export type LoadPage = () => Promise<{ Page: Page }>
