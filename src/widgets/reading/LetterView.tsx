import { formatDateTime } from '../../dates/civilDate.ts'
import { DescriptionList } from '../page/DescriptionList.tsx'
import { WithInnerFiles } from './InnerFiles.tsx'
import type { Inside } from './inside.ts'
import type { OpenFile } from './openReader.ts'
import { RichText } from './RichText.tsx'
import type { Reading } from './reading.ts'
import { SignatureList } from './SignatureList.tsx'

type Letter = Extract<Reading, { kind: 'letter' }>
type Props = { file: OpenFile; letter: Letter; name: string; inside: Inside }

const filesText = (count: number): string => (count === 1 ? '1 прикачен файл' : `${count} прикачени файла`)

/** Shows an e-mail. Everything that could run or load is removed from its HTML. */
export const LetterView = ({ file, letter, name, inside }: Props) => {
  const { from, to, copy, date, subject, signatures = [], body, files, notes } = letter
  const scrolled = { role: 'region', tabIndex: 0, 'aria-label': `Писмото ${name}` }
  return (
    <WithInnerFiles file={file} files={files} label="Прикачени файлове" back="Към писмото" inside={inside}>
      {(list) => (
        <div {...scrolled} className="reading-place reading-page">
          <DescriptionList
            columns={1}
            items={[
              { term: 'От', value: from },
              { term: 'До', value: to },
              copy === '' ? undefined : { term: 'Копие до', value: copy },
              { term: 'Дата', value: formatDateTime(date) || date },
              { term: 'Относно', value: subject },
            ]}
          />
          {signatures.length > 0 && (
            <SignatureList signatures={signatures} masked={inside.verification.masked} isFolded />
          )}
          {notes.map((note) => (
            <p key={note} className="reading-note">
              {note}
            </p>
          ))}
          {files.length > 0 && (
            <>
              <p className="reading-count">{filesText(files.length)}</p>
              {list}
            </>
          )}
          <div className="reading-rich reading-under">
            {body.length === 0 ? <p className="muted">Писмото няма текст.</p> : <RichText file={file} nodes={body} />}
          </div>
        </div>
      )}
    </WithInnerFiles>
  )
}
