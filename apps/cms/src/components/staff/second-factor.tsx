'use client'
import { Enrolment } from './enrolment.tsx'

type Props = { readonly users: string; readonly to: string }

/** The same steps as while signing in, with a way back. */
export const SecondFactor = ({ users, to }: Props) => (
  <Enrolment users={users} lead="setUpLead" back={to} onDone={() => window.location.assign(to)} />
)
