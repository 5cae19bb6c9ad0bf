import { EmptyState } from '../page/EmptyState.tsx'
import type { OpenFile } from './openReader.ts'
import { ReadingNotes } from './ReadingNotes.tsx'
import { RichText } from './RichText.tsx'
import type { Reading } from './reading.ts'

type Props = { file: OpenFile; document: Extract<Reading, { kind: 'document' }>; name: string }

export const DocumentView = ({ file, document: { body, notes }, name }: Props) => {
  if (body.length === 0)
    return (
      <EmptyState title="Няма текст за показване">
        {notes.map((note) => `${note} `)}
        Файлът е без текст или в него има само части, които тук не се показват, например формули и фигури. Изтеглете го,
        за да го отворите.
      </EmptyState>
    )
  const scrolled = { role: 'region', tabIndex: 0, 'aria-label': `Текстът на ${name}` }
  return (
    <>
      <ReadingNotes notes={notes} />
      <div {...scrolled} className="reading-place reading-page">
        <div className="reading-rich">
          <RichText file={file} nodes={body} />
        </div>
      </div>
    </>
  )
}
