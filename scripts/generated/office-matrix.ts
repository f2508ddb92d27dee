import { prefixOf } from '#contracts/bases.ts'
import { STAFF_CALLS } from '#contracts/staff/all-calls.ts'
import { PROPOSAL_KIND_NAMES, PROPOSAL_KINDS } from '#contracts/staff/proposal-kinds.ts'
import { ROLES, type Role } from '#contracts/staff/roles.ts'

const row = (cells: readonly string[]): string => `| ${cells.join(' | ')} |`
const rule = (count: number): string => row(Array.from({ length: count }, () => '---'))

/** Who may make which call of the office, and who proposes and approves what: from the calls themselves. */
export function officeMatrixText(): string {
  const calls = STAFF_CALLS.toSorted((a, b) => a.path.localeCompare(b.path, 'en'))
  const mark = (roles: readonly Role[] | undefined, role: Role): string => (roles?.includes(role) ? '●' : '')
  const open = calls.filter(({ session }) => session !== 'staff')
  return [
    '# Who may call what in the office',
    '',
    'Made by `npm run generate` from `contracts/staff`. A call that is not marked for a role is refused to it with `FORBIDDEN`, and the try',
    'is in the audit. `faults/office-matrix.fault.ts` tries every cell. "Changes" needs the client header too.',
    '',
    row(['Call', 'Address', 'Changes', ...ROLES]),
    rule(ROLES.length + 3),
    ...calls
      .filter(({ session }) => session === 'staff')
      .map(({ id, method, base, path, changes, staff }) =>
        row([
          `\`${id}\``,
          `${method} ${prefixOf(base)}${path}`,
          changes ? 'yes' : '',
          ...ROLES.map((role) => mark(staff, role)),
        ]),
      ),
    '',
    '## Without a session',
    '',
    ...open.map(
      ({ id, method, base, path, summary }) => `- \`${id}\` (${method} ${prefixOf(base)}${path}): ${summary}`,
    ),
    '',
    '## Proposals',
    '',
    row(['Kind', 'Proposes', 'Approves, another person']),
    rule(3),
    ...PROPOSAL_KIND_NAMES.map((kind) =>
      row([kind, PROPOSAL_KINDS[kind].proposers.join(', '), PROPOSAL_KINDS[kind].approvers.join(', ')]),
    ),
    '',
  ].join('\n')
}
