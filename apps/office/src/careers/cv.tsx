import { getCvFile, readCv, type CvView } from '#contracts/staff/careers.ts'
import { formatDate } from '#language/formats.ts'
import { useEffect, useEffectEvent, useState } from 'react'
import { useParams } from 'react-router-dom'
import { fetchFile } from '../api/call-office.ts'
import { useChange } from '../api/use-change.ts'
import { useMay } from '../auth/use-roles.ts'
import { Top } from '../frame/top.tsx'
import { currentLang } from '../i18n/lang.ts'
import { useWords } from '../i18n/use-words.ts'
import { Facts } from '../parts/facts.tsx'
import { FileButton } from '../parts/file-button.tsx'
import { Moment } from '../parts/moment.tsx'
import { Panel } from '../parts/panel.tsx'
import { Refused } from '../parts/refused.tsx'

/** One application for a job. Opening it is reading it: that is kept, so it is asked for once. */
export function Cv() {
  const words = useWords()
  const { cvId = '' } = useParams()
  const [cv, setCv] = useState<CvView | null>(null)
  const { run, refusal } = useChange(readCv)
  const open = useEffectEvent(async () => {
    const read = await run({ params: { cvId }, body: {} })
    if (read) setCv(read)
  })
  useEffect(() => void open(), [cvId])
  return (
    <>
      <Top title={cv?.fullName ?? words('menu.cvs')} {...(cv && { under: cv.reference })} />
      <Refused refusal={refusal} />
      {cv ? <Whole cv={cv} /> : null}
    </>
  )
}

function Whole({ cv }: { cv: CvView }) {
  const words = useWords()
  const may = useMay()
  const { cvId, file } = cv
  return (
    <Panel title={cv.jobTitle}>
      <Facts
        facts={[
          [words('table.number'), cv.phone],
          [words('leads.email'), cv.email],
          [words('cvs.words'), cv.words],
          [words('cvs.received'), <Moment key="received" at={cv.receivedAt} />],
          [words('cvs.readBy'), cv.readBy],
          [words('cvs.keptUntil'), formatDate(cv.keptUntil, currentLang())],
        ]}
      />
      {file ? (
        <FileButton
          file={file}
          number={1}
          allowed={may(getCvFile)}
          fetch={() => fetchFile(getCvFile, { params: { cvId, fileId: file.fileId } })}
        />
      ) : null}
    </Panel>
  )
}
