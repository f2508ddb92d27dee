import { isLowData } from '../../../low-data/low-data.ts'

type Line = { readonly connection?: { readonly effectiveType?: string; readonly saveData?: boolean } }

/** Without the second WebGL there is no map, only half a megabyte of code. */
export function canDrawStreets(): boolean {
  try {
    return document.createElement('canvas').getContext('webgl2') !== null
  } catch {
    return false
  }
}

/** A line that brings the map in a second or two, and an owner who does not count megabytes. */
export function hasRoomForStreets(): boolean {
  const { connection } = navigator as Line
  return connection?.effectiveType === '4g' && connection.saveData !== true && !isLowData()
}
