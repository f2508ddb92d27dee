import type { Call } from '#contracts/call.ts'
import type { Role } from '#contracts/staff/roles.ts'
import { usePermissions } from 'react-admin'
import { hasRole } from './session.ts'

export function useRoles(): readonly Role[] {
  const { permissions } = usePermissions<readonly Role[]>()
  return permissions ?? []
}

/** Whether whoever is signed in may make this call: what they may not do is not offered. */
export function useMay(): (call: Pick<Call, 'staff'>) => boolean {
  const roles = useRoles()
  return (call) => hasRole(roles, call.staff ?? [])
}
