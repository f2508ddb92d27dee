import { randomUUID } from 'node:crypto'
import type { FastifyInstance } from 'fastify'
import { beginCv, doneCv, sendCvPart, sendJobApplication } from '#contracts/careers.ts'
import type { SendFile } from '#modules/files/index.ts'
import type { Identity } from '#modules/identity/index.ts'
import { refused } from '#platform/errors/answer.ts'
import { serve } from '#platform/http/serve.ts'
import type { ApplyForJob } from './apply-for-job.ts'
import { cvOwner } from './cv-owner.ts'

type Deps = {
  readonly sendFile: SendFile
  readonly humanCheck: Pick<Identity['humanCheck'], 'spend'>
  readonly apply: ApplyForJob
}

export function careerRoutes(app: FastifyInstance, { sendFile, humanCheck, apply }: Deps): void {
  serve(app, beginCv, async ({ body }) => {
    if (!(await humanCheck.spend(body.captchaToken, 'JOB'))) return refused('CAPTCHA_INVALID')
    const id = randomUUID()
    return sendFile.begin(cvOwner(id), { kind: 'CV', type: 'application/pdf', bytes: body.bytes }, id)
  })

  serve(app, sendCvPart, ({ params: { fileId, n }, body }) =>
    Buffer.isBuffer(body)
      ? sendFile.part(cvOwner(fileId), fileId, Number(n), body)
      : refused('FILE_NOT_ACCEPTED'),
  )

  serve(app, doneCv, ({ params: { fileId } }) => sendFile.done(cvOwner(fileId), fileId))

  serve(app, sendJobApplication, ({ body, lang }) => apply(body, lang))
}
