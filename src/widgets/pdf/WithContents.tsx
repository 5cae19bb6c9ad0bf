import { type ReactNode, useEffect, useMemo, useState } from 'react'
import { WithInnerFiles } from '../reading/InnerFiles.tsx'
import type { Inside } from '../reading/inside.ts'
import { PdfSignatures } from '../reading/PdfSignatures.tsx'
import '../reading/reading.css'
import type { Pdf } from './openPdf.ts'
import type { PdfContents } from './pdfContents.ts'

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

const fieldText = (count: number): string => (count === 1 ? '1 попълнено поле' : `${count} попълнени полета`)
const attachmentText = (count: number): string => (count === 1 ? '1 прикачен файл:' : `${count} прикачени файла:`)

const ContentsLine = ({ read, list }: { read: PdfContents; list: ReactNode }) => {
  const { filledFields, attachments, isAdobeForm, isScan } = read
  if (filledFields === 0 && attachments.length === 0 && !isAdobeForm && !isScan) return null
  return (
    <div role="note" className="pdf-contents">
      {isAdobeForm && (
        <span>Формуляр за Adobe Reader, който тук не се показва. Изтеглете файла и го отворете с Adobe Reader.</span>
      )}
      {isScan && <span>Страниците са изображения без текст: в тях не се търси и от тях не се копира.</span>}
      {filledFields > 0 && <span>Файлът има {fieldText(filledFields)}.</span>}
      {attachments.length > 0 && (
        <div className="pdf-attachments">
          Във файла има {attachmentText(attachments.length)}
          {list}
        </div>
      )}
    </div>
  )
}

type Props = { pdf: Pdf; file: Blob; name: string; inside: Inside; children: (line: ReactNode) => ReactNode }

export const WithContents = ({ pdf, file, name, inside, children }: Props) => {
  const read = useContents(pdf)
  const attachments = read?.attachments
  const container = useMemo(
    () => ({ part: async (at: number) => new Blob(attachments?.[at] ? [attachments[at].content] : []) }),
    [attachments],
  )
  const files = (attachments ?? []).map(({ name, content }, part) => ({ part, name, size: content.length }))
  return (
    <WithInnerFiles file={container} files={files} label="Прикачени файлове" back="Към страниците" inside={inside}>
      {(list) =>
        children(
          read && (
            <>
              {read.isSigned && <PdfSignatures file={file} name={name} verification={inside.verification} />}
              <ContentsLine read={read} list={list} />
            </>
          ),
        )
      }
    </WithInnerFiles>
  )
}
