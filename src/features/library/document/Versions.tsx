import type { LibraryDocument, LibraryVersion } from '../../../contract/shapes/library.ts'
import { formatDateTime } from '../../../dates/civilDate.ts'
import { cleanFileName, formatFileSize } from '../../../rules/files/fileRules.ts'
import { shortName } from '../../../rules/words/personName.ts'
import { IconButton } from '../../../widgets/buttons/IconButton.tsx'
import { FileRow } from '../../../widgets/files/FileRow.tsx'
import { IconDownload } from '../../../widgets/icons.ts'

const noteOf = ({ number, size, uploadedBy, dateUploaded, note }: LibraryVersion): string =>
  [
    `Версия ${number}`,
    formatFileSize(size),
    [uploadedBy && shortName(uploadedBy), formatDateTime(dateUploaded)].filter(Boolean).join(', '),
    note,
  ]
    .filter(Boolean)
    .join(' · ')

type Props = {
  versions: LibraryDocument['versions']
  shownGuid: string | undefined
  downloading: string | null
  onShow: (version: LibraryVersion) => void
  onDownload: (version: LibraryVersion) => void
}

export const Versions = ({ versions, shownGuid, downloading, onShow, onDownload }: Props) => (
  <ul className="p-0 list-none">
    {versions.map((version) => {
      const name = cleanFileName(version.fileName)
      const isShown = version.guid === shownGuid
      return (
        <li key={version.guid} aria-current={isShown ? 'true' : undefined}>
          <FileRow
            name={name}
            note={noteOf(version)}
            {...(!isShown && { onOpen: () => onShow(version) })}
            actions={
              <IconButton
                icon={IconDownload}
                label={`Изтегли ${name}, версия ${version.number}`}
                busy={downloading === version.guid}
                onClick={() => onDownload(version)}
              />
            }
          />
        </li>
      )
    })}
  </ul>
)
