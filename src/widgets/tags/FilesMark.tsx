import { Glyph } from '../Glyph.tsx'
import { IconAttach, IconSignature } from '../icons.ts'
import './tag.css'

/**
 * The mark of a row with files. A list does not read the files, so it only says that a signature is there, not whether
 * it is valid.
 */
export const FilesMark = ({ hasSignature }: { hasSignature: boolean }) => {
  const says = hasSignature ? 'С електронно подписан файл' : 'С прикачени файлове'
  return (
    <span className="files-mark" role="img" aria-label={says} title={says}>
      <Glyph icon={hasSignature ? IconSignature : IconAttach} />
    </span>
  )
}
