import type { Family } from '#ui/blossom/flowers.ts'

const FAMILIES: Readonly<Record<string, Family>> = {
  SABAI: 'sabai',
  PADAUK: 'padauk',
  SAGAR: 'sagar',
  KASAR: 'sagar',
  SARPAY: 'sagar',
  LAMIN: 'lamin',
  HNINSI: 'hninsi',
  SALWAR: 'salwar',
  KHAYEE: 'khayee',
  AWAY: 'khayee',
}

/** The family of a package, by the first part of its code; jasmine for an unknown one. */
export const familyOf = (packageId: string): Family => FAMILIES[packageId.split('-')[0] ?? ''] ?? 'sabai'
