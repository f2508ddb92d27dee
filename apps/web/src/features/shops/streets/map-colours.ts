const ROLES = {
  sea: '--color-map-sea',
  land: '--color-map-land',
  line: '--color-map-line',
  road: '--color-line',
  mainRoad: '--color-line-strong',
  text: '--color-text',
  halo: '--color-surface',
  pin: '--color-primary',
  onPin: '--color-on-primary',
  here: '--color-focus',
} as const

export type MapColours = Readonly<Record<keyof typeof ROLES, string>>

/** The page's own colours, light or dark: a canvas cannot read them by itself. Painted once, so that any way of writing one will do. */
export function mapColours(): MapColours {
  const style = getComputedStyle(document.documentElement)
  return Object.fromEntries(
    Object.entries(ROLES).map(([role, name]) => [role, style.getPropertyValue(name).trim()]),
  ) as Record<keyof typeof ROLES, string>
}
