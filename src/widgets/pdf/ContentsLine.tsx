import { useEffect, useState } from 'react'
import type { Pdf } from './openPdf.ts'
import type { PdfContents } from './pdfContents.ts'

type Props = { pdf: Pdf; onSave: (file: File) => void }

const useContents = ({ contents }: Pdf): PdfContents | undefined => {
  const [read, setRead] = useState<PdfContents>()
  useEffect(() => {
    let isGone = false
    contents().then(
      (came) => !isGone && setRead(came),
      () => undefined,
    )
    return () => {
      isGone = true
    }
  }, [contents])
  return read
}

const fieldWords = (count: number): string => (count === 1 ? '1 попълнено поле' : `${count} попълнени полета`)
const attachmentWords = (count: number): string => (count === 1 ? '1 прикачен файл:' : `${count} прикачени файла:`)

/** One line over the pages: what the file holds besides them. Nothing where it holds nothing else. */
export const ContentsLine = ({ pdf, onSave }: Props) => {
  const read = useContents(pdf)
  if (!read) return null
  const { filledFields, attachments, isSigned, isAdobeForm } = read
  if (filledFields === 0 && attachments.length === 0 && !isSigned && !isAdobeForm) return null
  return (
    <div role="note" className="pdf-contents">
      {isAdobeForm && (
        <span>Формуляр за Adobe Reader, който тук не се показва. Изтеглете файла и го отворете с Adobe Reader.</span>
      )}
      {filledFields > 0 && <span>Файлът има {fieldWords(filledFields)}.</span>}
      {isSigned && <span>Файлът съдържа електронен подпис; валидността му не е проверена.</span>}
      {attachments.length > 0 && (
        <span>
          Във файла има {attachmentWords(attachments.length)}{' '}
          {attachments.map(({ name, content }, index) => (
            <span key={index}>
              {index > 0 && ', '}
              <button
                type="button"
                className="link"
                aria-label={`Изтегли ${name}`}
                onClick={() => onSave(new File([content], name))}
              >
                <bdi>{name}</bdi>
              </button>
            </span>
          ))}
        </span>
      )}
    </div>
  )
}
