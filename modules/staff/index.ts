export { makeAdmitStaff } from './admit-staff.ts'
export { demoLinks, putDemoPeople, type DemoLink } from './demo-people.ts'
export { confirmLink } from './confirm-link.ts'
export { makeConfirmLinkStore, type AskedLink } from './confirm-link-store.ts'
export { firstAdmins } from './first-admins.ts'
export { invite } from './invite.ts'
export { lostPasskey } from './lost-passkey.ts'
export { makePasskeySite } from './passkey-site.ts'
export { sessionRoutes } from './routes.ts'
export {
  makeServeStaff,
  type ServeStaff,
  type Sheet,
  type StaffHandler,
  type StaffWork,
} from './serve-staff.ts'
export { makeStaffSessionStore } from './session-store.ts'
export { makeStaffSignIn } from './sign-in.ts'
export { makeStaffStore, type Admin } from './staff-store.ts'
export { makeStaffSweepStore } from './sweep-store.ts'
