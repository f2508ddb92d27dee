import { ADDRESSES, type RouteId } from './addresses.ts'

/** The in-app address of a route, such as `/post-detail/42`. A parameter that is missing is a bug, so it throws. */
export function pathOf(routeId: RouteId, params: Readonly<Record<string, string>> = {}): string {
  const filled = ADDRESSES[routeId].split('/').map((segment) => {
    if (!segment.startsWith(':')) return segment
    const name = segment.slice(1).split('(')[0] ?? ''
    const value = params[name]
    if (!value) throw new Error(`${routeId} needs ${name}`)
    return encodeURIComponent(value)
  })
  return `/${filled.join('/')}`
}

export const paths = {
  home: pathOf('home'),
  logIn: pathOf('logIn'),
  post: (postId: string) => pathOf('postDetail', { postId }),
  communityPost: (categoryId: string, postId: string) => pathOf('communityDetail', { categoryId, postId }),
  packageGroup: (vasGroupId: string) => pathOf('mobileServicesGroup', { vasGroupId }),
  package: (id: string) => pathOf('mobileServicesPackage', { id }),
  requestIssue: (service: 'mobile' | 'ftth') => `${pathOf('requestIssue')}?service=${service}`,
}
