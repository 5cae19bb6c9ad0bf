import { isMalicious } from '../../../rules/exchange/scan.ts'
import { formatFileSize, withCleanName } from '../../../rules/files/fileRules.ts'
import { pluralise } from '../../../rules/words/pluralise.ts'
import { SignatureMark } from '../../../screen-kit/files/SignatureMark.tsx'
import { Checkbox } from '../../../widgets/fields/Checkbox.tsx'
import type { Outcome } from '../../../widgets/reading/signature.ts'
import { ScanNote } from '../message/ScanNote.tsx'
import type { CarriedList } from './carriedFiles.ts'

type Props = {
  files: CarriedList
  carried: ReadonlySet<string>
  outcomes: ReadonlyMap<string, Outcome | null>
  onTick: (guid: string, isCarried: boolean) => void
}

const mainMark = 'основен документ'

/** Renders the choice of the message's files for the document. The first selected file becomes the main file. */
export const CarriedFiles = ({ files, carried, outcomes, onTick }: Props) => {
  if (files.length === 0) return <p className="muted">Съобщението е без прикачени файлове.</p>
  const main = files.find(({ guid }) => carried.has(guid))?.guid
  return (
    <div className="flex flex-column gap-3">
      <p className="muted">
        {carried.size === 0
          ? 'Към документа няма да бъде прехвърлен нито един файл.'
          : `Към документа се ${carried.size === 1 ? 'прехвърля' : 'прехвърлят'} ${pluralise(carried.size, 'file')}.`}
      </p>
      <ul className="flex flex-column gap-2 p-0 list-none" aria-label="Файлове от съобщението">
        {files.map(withCleanName).map(({ guid, fileName, size, scan }) => (
          <li key={guid}>
            <Checkbox
              label={
                <>
                  <bdi>{fileName}</bdi>
                  <small className="muted">
                    {' '}
                    {formatFileSize(size)}
                    {guid === main && `, ${mainMark}`}
                  </small>
                </>
              }
              checked={carried.has(guid)}
              disabled={isMalicious(scan)}
              {...(isMalicious(scan) && { hint: 'Файл със зловреден код не се прехвърля.' })}
              onChange={(isOn) => onTick(guid, isOn)}
            />
            <ScanNote scan={scan} />
            <SignatureMark name={fileName} outcome={outcomes.get(guid)} />
          </li>
        ))}
      </ul>
    </div>
  )
}
