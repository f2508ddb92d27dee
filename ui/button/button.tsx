import type { AnchorHTMLAttributes, ButtonHTMLAttributes, ReactNode } from 'react'
import { classNames } from '../class-names.ts'
import type { Icon } from '../icons/draw-icon.tsx'
import styles from './button.module.css'

type Look = {
  children: ReactNode
  variant?: 'primary' | 'secondary' | 'quiet' | 'danger' | 'inverse'
  size?: 'normal' | 'small'
  full?: boolean
  icon?: Icon
  iconEnd?: Icon
}

export type ButtonProps = Look &
  Omit<ButtonHTMLAttributes<HTMLButtonElement>, 'children'> & {
    /** Keeps the place and the focus, refuses clicks, and tells readers that something is under way. */
    loading?: boolean
  }

export function Button(props: ButtonProps) {
  const { children, variant, size, full, icon, iconEnd, loading = false, className, onClick, ...rest } = props
  return (
    <button
      type="button"
      {...rest}
      className={classNames(look(props), className)}
      aria-busy={loading || undefined}
      aria-disabled={loading || rest['aria-disabled'] || undefined}
      onClick={(event) => (loading ? event.preventDefault() : onClick?.(event))}
    >
      {loading && <span className={styles.spinner} aria-hidden="true" />}
      {face({ ...(icon && !loading && { icon }), ...(iconEnd && { iconEnd }), children })}
    </button>
  )
}

export type ButtonLinkProps = Look &
  Omit<AnchorHTMLAttributes<HTMLAnchorElement>, 'children'> & { href: string }

/** A link that looks like a button: for going somewhere, never for doing something. */
export function ButtonLink(props: ButtonLinkProps) {
  const { children, variant, size, full, icon, iconEnd, className, ...rest } = props
  return (
    <a {...rest} className={classNames(look(props), className)}>
      {face({ ...(icon && { icon }), ...(iconEnd && { iconEnd }), children })}
    </a>
  )
}

function look({ variant = 'primary', size = 'normal', full }: Pick<Look, 'variant' | 'size' | 'full'>) {
  return classNames(styles.button, styles[variant], size === 'small' && styles.small, full && styles.full)
}

function face({ icon: Before, iconEnd: After, children }: Pick<Look, 'icon' | 'iconEnd' | 'children'>) {
  return (
    <>
      {Before && <Before size={20} />}
      <span className={styles.label}>{children}</span>
      {After && <After size={20} />}
    </>
  )
}
