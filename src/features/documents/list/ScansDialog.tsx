import { useEffect, useState } from 'react'
import { useLocation } from 'wouter'
import { type DocumentModule, documentModule } from '../../../routes/to.ts'
import { addScans, nextScan } from '../../../rules/documents/scanQueue.ts'
import { cleanFileName, formatFileSize } from '../../../rules/files/fileRules.ts'
import { pluralise } from '../../../rules/words/pluralise.ts'
import { problemOfChosen } from '../../../screen-kit/files/contentProblemOf.ts'
import { largestUpload } from '../../../transport/config.ts'
import { Button } from '../../../widgets/buttons/Button.tsx'
import { Dialog } from '../../../widgets/overlays/Dialog.tsx'
import { Banner } from '../../../widgets/page/Banner.tsx'
import { Skeleton } from '../../../widgets/page/Skeleton.tsx'
import { changeScans, useScans } from '../write/scans/scanQueueState.ts'

type Props = {
  module: DocumentModule
  files: readonly File[]
  onOne: (files: readonly File[]) => void
  onClose: () => void
}
type Checked = { accepted: readonly File[]; problems: readonly string[] }

const checkFiles = async (files: readonly File[]): Promise<Checked> => {
  const problems = await Promise.all(files.map((file) => problemOfChosen(file, largestUpload())))
  return {
    accepted: files.filter((_, index) => problems[index] === null),
    problems: problems.filter((problem) => problem !== null),
  }
}

/** Asks whether several files are one document or each is a document of its own. */
const ScansDialog = ({ module, files, onOne, onClose }: Props) => {
  const queue = useScans(module)
  const [, navigate] = useLocation()
  const [checked, setChecked] = useState<Checked>()
  useEffect(() => {
    let isCurrent = true
    void checkFiles(files).then((found) => isCurrent && setChecked(found))
    return () => {
      isCurrent = false
    }
  }, [files])
  const { accepted, problems } = checked ?? { accepted: [], problems: [] }
  const beginEach = () => {
    const next = addScans(queue, accepted)
    changeScans(module, () => next)
    navigate(documentModule(module).createDocument({ scan: nextScan(next) ?? 1 }))
  }
  return (
    <Dialog
      open
      title="Нови документи от файлове"
      waiting={checked === undefined}
      onClose={onClose}
      footer={
        <>
          <Button onClick={onClose}>{accepted.length > 0 ? 'Откажи' : 'Затвори'}</Button>
          {accepted.length > 0 && (
            <Button kind={accepted.length === 1 ? 'primary' : 'plain'} onClick={() => onOne(accepted)}>
              Един документ с {pluralise(accepted.length, 'file')}
            </Button>
          )}
          {accepted.length > 1 && (
            <Button kind="primary" onClick={beginEach}>
              По един документ за всеки файл
            </Button>
          )}
        </>
      }
    >
      {checked === undefined ? (
        <Skeleton lines={4} />
      ) : (
        <div className="flex flex-column gap-3">
          {problems.length > 0 && (
            <Banner
              kind="warning"
              title={`${pluralise(problems.length, 'file')} не ${problems.length === 1 ? 'се приема' : 'се приемат'}`}
            >
              <ul className="m-0">
                {problems.map((problem) => (
                  <li key={problem}>{problem}</li>
                ))}
              </ul>
            </Banner>
          )}
          {accepted.length > 0 && (
            <ol className="m-0 scan-names">
              {accepted.map((file) => (
                <li key={`${file.name} ${file.size} ${file.lastModified}`}>
                  <bdi>{cleanFileName(file.name)}</bdi>{' '}
                  <span className="muted nowrap">{formatFileSize(file.size)}</span>
                </li>
              ))}
            </ol>
          )}
          {accepted.length > 1 && (
            <p className="muted m-0">
              „По един документ за всеки файл“ отваря формуляра за всеки файл поред, с файла до полетата.
            </p>
          )}
        </div>
      )}
    </Dialog>
  )
}

export default ScansDialog
