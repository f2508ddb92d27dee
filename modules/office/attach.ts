import type { FastifyReply } from 'fastify'
import type { ReadFile } from '#modules/files/index.ts'
import { ok, type Answer } from '#platform/errors/answer.ts'

const ENDING: Readonly<Record<string, string>> = { 'image/jpeg': 'jpg', 'application/pdf': 'pdf' }

/** A customer's file: downloaded instead of opened, and without any rights if a browser opened it. */
export function attach(
  reply: Pick<FastifyReply, 'headers'>,
  fileId: string,
  file: Awaited<ReturnType<ReadFile>>,
): Answer<string> {
  if (!file.ok) return file
  const { type, content } = file.value
  reply.headers({
    'content-type': type,
    'content-disposition': `attachment; filename="${fileId}.${ENDING[type] ?? 'bin'}"`,
    'content-security-policy': "sandbox; default-src 'none'",
    'x-content-type-options': 'nosniff',
  })
  return ok(content.toString('latin1'))
}
