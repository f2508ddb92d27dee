import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { settings } from '../settings.ts'

const FILE = /^([a-z0-9-]+?)(?:-post)?-(\d+)\.webp$/
const SHAPES = /-(wide|tall)$/

type Drawing = { readonly name: string; readonly file: string; readonly width: number }

/** The smallest cut of every drawing that ships with the website; none where the website's files are elsewhere. */
async function drawings(): Promise<Map<string, Drawing>> {
  const files = await readdir(settings.drawingsFolder).catch(() => [])
  const smallest = new Map<string, Drawing>()
  for (const file of files) {
    const [, name, width] = FILE.exec(file) ?? []
    if (!name || SHAPES.test(name)) continue
    const known = smallest.get(name)
    if (!known || known.width > Number(width)) smallest.set(name, { name, file, width: Number(width) })
  }
  return smallest
}

export const drawingNames = async (): Promise<string[]> => [...(await drawings()).keys()].toSorted()

/** Null for a name that nobody drew. */
export async function drawingFile(name: string): Promise<Buffer | null> {
  const drawing = (await drawings()).get(name)
  return drawing ? readFile(join(settings.drawingsFolder, drawing.file)) : null
}
