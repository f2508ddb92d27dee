import type { Call } from '#contracts/call.ts'
import type { Role } from '#contracts/staff/roles.ts'
import { usePermissions } from 'react-admin'
import { hasRole } from './session.ts'

export function useRoles(): readonly Role[] {
  const { permissions } = usePermissions<readonly Role[]>()
  return permissions ?? []
}

/** Whether the signed-in person may make this call; other actions are not offered. */
export function useMay(): (call: Pick<Call, 'staff'>) => boolean {
  const roles = useRoles()
  return (call) => hasRole(roles, call.staff ?? [])
}
