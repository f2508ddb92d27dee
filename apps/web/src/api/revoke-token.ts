import { logout } from '#contracts/identity.ts'
import { callApi } from './call-api.ts'

/** The token is already removed from storage, so it is passed in. */
export const revokeToken = (token: string) => callApi(logout, { body: {}, token, keepalive: true })
