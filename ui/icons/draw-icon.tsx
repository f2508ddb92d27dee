import type { JSX } from 'react'

export type IconProps = {
  /** Side of the square in pixels. */
  size?: number
  className?: string | undefined
}
export type Icon = (props: IconProps) => JSX.Element

/**
 * Icons are decoration beside words, so they are hidden from readers; a button of an icon alone carries
 * its own label. One file per icon keeps what a page does not draw out of its bundle.
 */
export function drawIcon(...paths: readonly string[]): Icon {
  return function StrokeIcon({ size = 24, className }) {
    return (
      <svg
        className={className}
        width={size}
        height={size}
        viewBox="0 0 24 24"
        fill="none"
        stroke="currentColor"
        strokeWidth="1.75"
        strokeLinecap="round"
        strokeLinejoin="round"
        aria-hidden="true"
        focusable="false"
      >
        {paths.map((path) => (
          <path key={path} d={path} />
        ))}
      </svg>
    )
  }
}
