import { existsSync } from 'node:fs'
import { resolve } from 'node:path'
import { fileURLToPath } from 'node:url'
import { brand } from '../../brand/brand.ts'
import { carelessCms, wrongMail } from './careless.ts'
import { drawingsFolder } from './drawings-folder.ts'
import { fillFromSecretFiles } from './secret-files.ts'

/** Starts the built CMS. Only this machine can reach it unless CMS_HOST says otherwise: it is for the staff network. */
const server = new URL('./.next/standalone/server.js', import.meta.url)
if (!existsSync(server)) throw new Error('the CMS is not built: npm run cms:build')

const { env } = process
fillFromSecretFiles(env)
env['HOSTNAME'] = env['CMS_HOST'] ?? '127.0.0.1'
env['PORT'] = env['CMS_PORT'] ?? '8083'
env['CMS_URL'] ??= `http://127.0.0.1:${env['PORT']}`
const careless = [...carelessCms(env), ...wrongMail(env)]
if (careless.length > 0) throw new Error(`the CMS does not start:\n- ${careless.join('\n- ')}`)
env['CMS_BRAND_NAME'] ??= `${brand.name.en} · ${brand.name.my}`
env['CMS_BRAND_SLUG'] ??= brand.slug
env['CMS_MAIL_FROM'] ||= `cms@${brand.domain}`
// The server changes its working folder, so a relative one would move with it.
env['CMS_MEDIA_DIR'] = resolve(env['MEDIA_DIR'] ?? '.run/media')
env['CMS_DRAWINGS_DIR'] ??= drawingsFolder(fileURLToPath(new URL('../web', import.meta.url)))
// Longer than any caller keeps a connection: one that is closed while a request is on its way loses the request.
env['KEEP_ALIVE_TIMEOUT'] ??= '65000'
Object.assign(env, { NODE_ENV: 'production', NEXT_TELEMETRY_DISABLED: '1' })
await import(server.href)
