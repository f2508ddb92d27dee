import { randomUUID } from 'node:crypto'
import {
  addStaff,
  confirmNewLink,
  inviteAgain,
  listStaff,
  proposeRole,
  removeStaff,
  takeRole,
} from '#contracts/staff/people.ts'
import type { Role } from '#contracts/staff/roles.ts'
import { makeProposalStore, type Propose } from '#modules/proposals/index.ts'
import {
  confirmLink,
  invite,
  makeConfirmLinkStore,
  makeStaffSessionStore,
  makeStaffStore,
  type Admin,
  type AskedLink,
  type ServeStaff,
} from '#modules/staff/index.ts'
import { ok, refused } from '#platform/errors/answer.ts'
import type { StaffCaller } from '#platform/http/session.ts'
import { makeWaitingRolesStore } from './waiting-roles-store.ts'

type Deps = { readonly propose: Propose; readonly origin: string }

/** A single administrator could not get a second one approved. */
const FEWEST_ADMINS = 2

/** Whether too few would be left without this one; who never made a passkey is no help to the others. */
function areLast(admins: readonly Admin[], staffId: string): boolean {
  const left = admins.filter((admin) => admin.staffId !== staffId)
  const leaves = admins.find((admin) => admin.staffId === staffId)
  const able = left.filter(({ canSignIn }) => canSignIn)
  return left.length < FEWEST_ADMINS || (leaves?.canSignIn === true && able.length < FEWEST_ADMINS)
}

/** A link that waits for a second administrator, or for its code. */
function newLinkOf(
  links: readonly AskedLink[],
  staffId: string,
  who: Pick<StaffCaller, 'staffId' | 'roles'>,
) {
  const link = links.find((one) => one.staffId === staffId)
  if (!link) return null
  const { askedBy, askedByName, isConfirmed } = link
  const isOther = askedBy !== who.staffId && staffId !== who.staffId
  const canConfirm = isOther && !isConfirmed && who.roles.includes('ADMIN')
  return { askedBy: { staffId: askedBy, name: askedByName }, isConfirmed, canConfirm }
}

export function peopleRoutes(serveStaff: ServeStaff, { propose, origin }: Deps): void {
  serveStaff(listStaff, async ({ who, tx, body }) => {
    const [people, waiting, links] = [
      await makeStaffStore(tx).list(body.removed),
      await makeWaitingRolesStore(tx).all(),
      await makeConfirmLinkStore(tx).all(),
    ]
    return ok(
      people.map((person) => ({
        staffId: person.staffId,
        name: person.name,
        roles: [...person.roles],
        waiting: waiting
          .filter(({ staffId }) => staffId === person.staffId)
          .map(({ role, proposalId }) => ({ role: role as Role, proposalId })),
        state: person.removedAt
          ? ('REMOVED' as const)
          : person.hasPasskey || person.demo
            ? 'ACTIVE'
            : 'INVITED',
        addedAt: person.addedAt.toISOString(),
        lastSeenAt: person.lastSeenAt?.toISOString() ?? null,
        sessions: person.sessions,
        newLink: newLinkOf(links, person.staffId, who),
      })),
    )
  })

  serveStaff(addStaff, async ({ who, tx, body, now, sheet }) => {
    const id = randomUUID()
    await makeStaffStore(tx).add({ id, name: body.name, addedBy: who.staffId, now })
    sheet.thing = `staff:${id}`
    sheet.after = { name: body.name }
    return ok({ ...(await invite(tx, origin, id)), needsCode: false })
  })

  serveStaff(inviteAgain, async ({ who, tx, params, body, sheet }) => {
    sheet.thing = `staff:${params.staffId}`
    sheet.reason = body.why
    if (params.staffId === who.staffId) return refused('FORBIDDEN')
    const store = makeStaffStore(tx)
    await store.lock(params.staffId)
    const person = await store.find(params.staffId)
    if (!person || person.removedAt || person.demo) return refused('NOT_FOUND')
    sheet.before = { hasPasskey: person.hasPasskey }
    // Whoever can decide as this person needs two others: one alone would be both people of a proposal.
    const needsCode = person.hasPasskey || person.roles.length > 0
    sheet.after = { needsCode }
    const invitation = await invite(tx, origin, params.staffId, needsCode ? { askedBy: who.staffId } : {})
    return ok({ ...invitation, needsCode })
  })

  serveStaff(confirmNewLink, async ({ who, tx, params: { staffId }, body: { askedBy }, sheet }) => {
    sheet.thing = `staff:${staffId}`
    sheet.after = { askedBy }
    return confirmLink(tx, { staffId, askedBy, by: who.staffId })
  })

  serveStaff(proposeRole, async ({ who, tx, params, body, now, sheet }) => {
    const { role, ...grounds } = body
    sheet.thing = `staff:${params.staffId}`
    sheet.reason = grounds.why
    const made = await propose(tx, who, { kind: 'ROLE', staffId: params.staffId, role }, grounds, now)
    if (made.ok) sheet.after = { ...made.value, role }
    return made
  })

  leavingRoutes(serveStaff)
}

/** Taking rights away needs no second person and acts at once. */
function leavingRoutes(serveStaff: ServeStaff): void {
  serveStaff(takeRole, async ({ tx, params, body, sheet }) => {
    const store = makeStaffStore(tx)
    sheet.thing = `staff:${params.staffId}`
    sheet.reason = body.why
    const admins = body.role === 'ADMIN' ? await store.lockAdmins() : null
    const person = await store.find(params.staffId)
    if (!person || !person.roles.includes(body.role)) return refused('NOT_FOUND')
    if (admins && areLast(admins, params.staffId)) return refused('LAST_ADMINS')
    sheet.before = { roles: person.roles }
    sheet.after = { roles: person.roles.filter((role) => role !== body.role) }
    await store.takeRole(params.staffId, body.role)
    return ok({})
  })

  serveStaff(removeStaff, async ({ tx, params, body, now, sheet }) => {
    const store = makeStaffStore(tx)
    sheet.thing = `staff:${params.staffId}`
    sheet.reason = body.why
    const admins = await store.lockAdmins()
    const person = await store.find(params.staffId)
    if (!person || person.removedAt) return refused('NOT_FOUND')
    if (person.roles.includes('ADMIN') && areLast(admins, params.staffId)) return refused('LAST_ADMINS')
    sheet.before = { roles: person.roles, sessions: person.sessions }
    // Withdraw before removing roles: the database requires the decider to hold a role.
    const withdrawn = await makeProposalStore(tx).withdrawAll(params.staffId, now)
    await store.remove(params.staffId, now)
    await makeStaffSessionStore(tx).endAll(params.staffId)
    sheet.after = { removed: true, withdrawn }
    return ok({})
  })
}
