import { formatCount } from '../../rules/words/pluralise.ts'
import { EmptyState } from '../page/EmptyState.tsx'
import { WithInnerFiles } from './InnerFiles.tsx'
import type { Inside } from './inside.ts'
import type { OpenFile } from './openReader.ts'
import { ReadingNotes } from './ReadingNotes.tsx'
import type { Reading } from './reading.ts'

type Props = { file: OpenFile; archive: Extract<Reading, { kind: 'archive' }>; name: string; inside: Inside }

const filesText = (count: number): string => (count === 1 ? '1 файл.' : `${formatCount(count)} файла.`)

/** Lists the files of an archive; a file is unpacked only when the user views it. */
export const ArchiveView = ({ file, archive: { files, notes }, name, inside }: Props) => {
  if (files.length === 0) return <EmptyState title="Архивът е празен">В него няма файлове.</EmptyState>
  const scrolled = { role: 'region', tabIndex: 0, 'aria-label': `Съдържанието на ${name}` }
  return (
    <WithInnerFiles file={file} files={files} label="Файлове в архива" back="Към архива" inside={inside}>
      {(list) => (
        <>
          <ReadingNotes notes={notes.length > 0 ? notes : [filesText(files.length)]} />
          <div {...scrolled} className="reading-place reading-page">
            {list}
          </div>
        </>
      )}
    </WithInnerFiles>
  )
}
