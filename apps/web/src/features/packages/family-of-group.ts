import type { Family } from '#ui/blossom/flowers.ts'

/** Editors choose the sign of a group; its family is the one that stands for it. */
const SIGNS: Readonly<Record<string, Family>> = {
  data: 'sabai',
  moon: 'lamin',
  message: 'sagar',
  package: 'padauk',
  phone: 'hninsi',
  globe: 'khayee',
}

export const familyOfGroup = (icon: string): Family => SIGNS[icon] ?? 'sabai'
