import { mkdtemp } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { objectsContract } from '#modules/files/objects.contract.ts'
import { makeDiskObjects } from './objects-disk.ts'

objectsContract('a folder', async () => makeDiskObjects(await mkdtemp(join(tmpdir(), 'objects-'))))
