import type { ButtonHTMLAttributes, ReactNode } from 'react'
import { Link } from 'react-router-dom'
import styles from './act.module.css'

type Look = 'quiet' | 'main' | 'danger'

type Props = Omit<ButtonHTMLAttributes<HTMLButtonElement>, 'type' | 'className'> & {
  look?: Look
  wide?: boolean
  submits?: boolean
  children: ReactNode
}

const classes = (look: Look, wide: boolean) =>
  [styles.act, look !== 'quiet' && styles[look], wide && styles.wide].filter(Boolean).join(' ')

/** A button of the office: small, because the mouse is precise here and rows are 40 px. */
export const Act = ({ look = 'quiet', wide = false, submits = false, ...rest }: Props) => (
  <button {...rest} type={submits ? 'submit' : 'button'} className={classes(look, wide)} />
)

export const ActLink = ({
  to,
  look = 'quiet',
  children,
}: {
  to: string
  look?: Look
  children: ReactNode
}) => (
  <Link to={to} className={classes(look, false)}>
    {children}
  </Link>
)
