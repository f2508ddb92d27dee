import type { Call, ResultOf } from '#contracts/call.ts'
import {
  confirmNewLink,
  inviteAgain,
  proposeRole,
  removeStaff,
  takeRole,
  type listStaff,
} from '#contracts/staff/people.ts'
import { ROLES, type Role } from '#contracts/staff/roles.ts'
import { useMade } from '../approvals/use-made.ts'
import { Ask, type Answers } from '../ask/ask.tsx'
import { Choices, Grounds, grounds } from '../ask/fields.tsx'
import { useAsk } from '../ask/use-ask.ts'
import { useMay } from '../auth/use-roles.ts'
import { useWords } from '../i18n/use-words.ts'
import { Act } from '../parts/act.tsx'
import { Row } from '../parts/row.tsx'
import type { Given } from './given.tsx'

type Person = ResultOf<typeof listStaff>[number]
type Props = { person: Person; onGiven(given: Given): void }

const roleOf = (value: unknown): Role => ROLES.find((role) => role === value) ?? 'CARE_AGENT'

/** What one administrator may do with a colleague. */
export function PersonActs({ person, onGiven }: Props) {
  const may = useMay()
  if (!may(proposeRole) || person.state === 'REMOVED') return null
  return (
    <Row>
      <GiveRole person={person} />
      {person.roles.length > 0 ? <TakeRole person={person} /> : null}
      <Invite person={person} onGiven={onGiven} />
      <Remove person={person} />
    </Row>
  )
}

function useRoleChoices(roles: readonly Role[]) {
  const words = useWords()
  return roles.map((id) => ({ id, name: words(`role.${id}`) }))
}

/** The button, and the dialog behind it. */
function Asking<C extends Call>({
  ask,
  name,
  danger = false,
  children,
  onAct,
}: {
  ask: ReturnType<typeof useAsk<true, C>>
  name: string
  danger?: boolean
  children: React.ReactNode
  onAct(answers: Answers): void
}) {
  return (
    <>
      <Act look={danger ? 'danger' : 'quiet'} onClick={() => ask.open(true)}>
        {name}
      </Act>
      {ask.about ? (
        <Ask
          title={name}
          act={name}
          danger={danger}
          busy={ask.busy}
          refusal={ask.refusal}
          onClose={ask.close}
          onAct={onAct}
        >
          {children}
        </Ask>
      ) : null}
    </>
  )
}

function GiveRole({ person: { staffId, roles, waiting } }: { person: Person }) {
  const words = useWords()
  const said = useMade()
  const ask = useAsk<true, typeof proposeRole>(proposeRole)
  const free = ROLES.filter((role) => !roles.includes(role) && !waiting.some((one) => one.role === role))
  return (
    <Asking
      ask={ask}
      name={words('staff.proposeRole')}
      onAct={(answers) =>
        void ask.send(
          { params: { staffId }, body: { role: roleOf(answers['role']), ...grounds(answers) } },
          said,
        )
      }
    >
      <Choices source="role" label={words('staff.role')} choices={useRoleChoices(free)} />
      <Grounds />
    </Asking>
  )
}

function TakeRole({ person: { staffId, roles } }: { person: Person }) {
  const words = useWords()
  const ask = useAsk<true, typeof takeRole>(takeRole)
  return (
    <Asking
      ask={ask}
      name={words('staff.takeRole')}
      onAct={({ role, why }) =>
        void ask.send({ params: { staffId }, body: { role: roleOf(role), why: String(why) } }, () =>
          words('staff.taken'),
        )
      }
    >
      <Choices source="role" label={words('staff.role')} choices={useRoleChoices(roles)} />
      <Grounds evidence={false} />
    </Asking>
  )
}

function Invite({ person: { staffId }, onGiven }: Props) {
  const words = useWords()
  const ask = useAsk<true, typeof inviteAgain>(inviteAgain)
  return (
    <Asking
      ask={ask}
      name={words('staff.invite')}
      onAct={({ why }) =>
        void ask
          .send({ params: { staffId }, body: { why: String(why) } }, () => words('staff.invited'))
          .then((made) => made && onGiven({ kind: 'LINK', ...made }))
      }
    >
      <p>{words('staff.inviteRule')}</p>
      <Grounds evidence={false} />
    </Asking>
  )
}

/** The second person's part: the code is theirs to see. */
export function Confirm({ person: { staffId, name, newLink }, onGiven }: Props) {
  const words = useWords()
  const ask = useAsk<true, typeof confirmNewLink>(confirmNewLink)
  const { staffId: askedBy = '', name: asker = '' } = newLink?.askedBy ?? {}
  return (
    <Asking
      ask={ask}
      name={words('staff.confirm')}
      onAct={() =>
        void ask
          .send({ params: { staffId }, body: { askedBy } }, () => words('staff.confirmed'))
          .then((made) => made && onGiven({ kind: 'CODE', name, code: made.code }))
      }
    >
      <p>{words('staff.confirmRule', { name, asker })}</p>
    </Asking>
  )
}

function Remove({ person: { staffId, name } }: { person: Person }) {
  const words = useWords()
  const ask = useAsk<true, typeof removeStaff>(removeStaff)
  return (
    <Asking
      ask={ask}
      danger
      name={words('staff.remove')}
      onAct={({ why }) =>
        void ask.send({ params: { staffId }, body: { why: String(why) } }, () =>
          words('staff.removed', { name }),
        )
      }
    >
      <p>{words('staff.removeRule', { name })}</p>
      <Grounds evidence={false} />
    </Asking>
  )
}
