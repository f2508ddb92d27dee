import type { Family } from '#ui/blossom/flowers.ts'

/** Editors choose a group's icon, which decides its family. */
const SIGNS: Readonly<Record<string, Family>> = {
  data: 'sabai',
  moon: 'lamin',
  message: 'sagar',
  package: 'padauk',
  phone: 'hninsi',
  globe: 'khayee',
}

export const familyOfGroup = (icon: string): Family => SIGNS[icon] ?? 'sabai'
