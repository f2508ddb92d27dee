import { logout } from '#contracts/identity.ts'
import { callApi } from './call-api.ts'

/** The token is no longer stored when it is revoked, so it travels with the call. */
export const revokeToken = (token: string) => callApi(logout, { body: {}, token, keepalive: true })
