import { type ReactNode, type RefObject, useEffect, useRef, useState } from 'react'
import { DamagedFile } from '../files/DamagedFile.tsx'
import { OwnWindow, type Turn, ViewerTurn, ViewerZoom } from '../files/ViewerTools.tsx'
import { EmptyState } from '../page/EmptyState.tsx'
import { ErrorState } from '../page/ErrorState.tsx'
import { Skeleton } from '../page/Skeleton.tsx'
import type { Inside } from '../reading/inside.ts'
import { LockedPdf } from './LockedPdf.tsx'
import { mostPages, openPdf, type Pdf, type PdfReply } from './openPdf.ts'
import type { Shape } from './PdfPage.tsx'
import { PdfPages } from './PdfPages.tsx'
import { PdfSearch } from './PdfSearch.tsx'
import { PdfPageNumber, PdfPrint } from './PdfToolbar.tsx'
import { usePdfSearch } from './usePdfSearch.ts'
import { WithContents } from './WithContents.tsx'
import './pdf.css'

export type PdfViewerProps = {
  file: Blob
  name: string
  address: string
  inside: Inside
  warning?: ReactNode
}
type State = { kind: 'loading' } | PdfReply

/** Opens the file, and opens it again after each password or retry. */
const usePdf = (file: Blob) => {
  const [reply, setReply] = useState<State>({ kind: 'loading' })
  const [attempt, setAttempt] = useState<{ password?: string }>({})
  useEffect(() => {
    setReply((before) => (before.kind === 'locked' ? before : { kind: 'loading' }))
    const opening = openPdf(file, attempt.password).subscribe(setReply)
    return () => opening.unsubscribe()
  }, [file, attempt])
  return { reply, open: (password?: string) => setAttempt(password === undefined ? {} : { password }) }
}

/** Shows a PDF. Its scripts do not run and its links are disabled. */
export const PdfViewer = ({ file, name, address, inside, warning }: PdfViewerProps) => {
  const { reply, open } = usePdf(file)
  if (reply.kind === 'loading')
    return (
      <div role="status" aria-label="Файлът се отваря">
        <Skeleton lines={8} />
      </div>
    )
  if (reply.kind === 'unavailable') return <ErrorState title="Прегледът не се зареди" onRetry={() => open()} />
  if (reply.kind === 'locked') return <LockedPdf wrongPassword={reply.wrongPassword} onPassword={open} />
  if (reply.kind === 'damaged')
    return <DamagedFile what="Страниците му не могат да бъдат показани." address={address} />
  if (reply.pdf.pages === 0)
    return (
      <WithContents pdf={reply.pdf} file={file} name={name} inside={inside}>
        {(line) => (
          <>
            {line}
            <EmptyState title="Във файла няма страници" action={<OwnWindow address={address} />}>
              Няма какво да бъде показано. Поискайте файла отново от подателя.
            </EmptyState>
          </>
        )}
      </WithContents>
    )
  return <OpenPdf pdf={reply.pdf} file={file} name={name} address={address} inside={inside} warning={warning} />
}

/** The time in milliseconds for the first page, after which a message suggests downloading the file. */
const slowMs = 15_000

/**
 * Returns the height-to-width ratio of the first page; undefined until it is known, „slow“ if that takes longer than
 * `slowMs`.
 */
const useFirstShape = ({ document }: Pdf): Shape | 'slow' | undefined => {
  const [shape, setShape] = useState<Shape | 'slow'>()
  useEffect(() => {
    let isGone = false
    const notify = (shape: Shape | 'slow') => !isGone && setShape(shape)
    const late = setTimeout(notify, slowMs, 'slow')
    document.getPage(1).then(
      (page) => {
        clearTimeout(late)
        const { width, height } = page.getViewport({ scale: 1 })
        notify(height / width)
      },
      () => {
        clearTimeout(late)
        notify(Math.SQRT2)
      },
    )
    return () => {
      clearTimeout(late)
      isGone = true
    }
  }, [document])
  return shape
}

/** Opens the viewer's search on Ctrl+F, because the browser's search would find text only on rendered pages. */
const useFindKey = (root: RefObject<HTMLElement | null>, box: RefObject<HTMLInputElement | null>) => {
  useEffect(() => {
    const find = (event: KeyboardEvent) => {
      if (!(event.ctrlKey || event.metaKey) || event.code !== 'KeyF') return
      event.preventDefault()
      box.current?.select()
    }
    const element = root.current
    element?.addEventListener('keydown', find)
    return () => element?.removeEventListener('keydown', find)
  }, [root, box])
}

const showPage = (pages: HTMLElement | null, number: number) => {
  const sheet = pages?.querySelector<HTMLElement>(`[data-page="${number}"]`)
  if (pages && sheet) pages.scrollTop = sheet.offsetTop
}

const zooms = [0.5, 0.75, 1, 1.25, 1.5, 2, 3, 4]

type OpenProps = PdfViewerProps & { pdf: Pdf }
const OpenPdf = ({ pdf, file, name, address, inside, warning }: OpenProps) => {
  const shape = useFirstShape(pdf)
  const [page, setPage] = useState(1)
  const [zoom, setZoom] = useState(1)
  const [turn, setTurn] = useState<Turn>(0)
  const [sought, setSought] = useState('')
  const [at, setAt] = useState(0)
  const found = usePdfSearch(pdf, sought)
  const root = useRef<HTMLDivElement>(null)
  const pages = useRef<HTMLElement>(null)
  const box = useRef<HTMLInputElement>(null)
  const current = found.all[at]
  useEffect(() => {
    if (current) showPage(pages.current, current.page)
  }, [current])
  useFindKey(root, box)
  const tools = (
    <div className="flex flex-wrap align-items-center row-gap-2 column-gap-3">
      <PdfSearch
        sought={sought}
        onSought={(text) => {
          setSought(text)
          setAt(0)
        }}
        found={found}
        pages={pdf.pages}
        at={at}
        onStep={(by) => found.all.length > 0 && setAt((at + by + found.all.length) % found.all.length)}
        box={box}
      />
      <PdfPageNumber page={page} pages={pdf.pages} onGo={(number) => showPage(pages.current, number)} />
      <ViewerZoom zoom={zoom} steps={zooms} fit="По ширината на мястото" onZoom={setZoom} />
      <ViewerTurn turn={turn} onTurn={setTurn} />
      <PdfPrint pdf={pdf} turn={turn} name={name} />
      {inside.pages?.(file, name)}
      <OwnWindow address={address} />
    </div>
  )
  return (
    <div ref={root} className="pdf">
      <WithContents pdf={pdf} file={file} name={name} inside={inside}>
        {(line) => (
          <>
            {warning}
            {tools}
            {line}
            {pdf.pages === mostPages && <p>Показват се първите {mostPages} страници.</p>}
            {shape === undefined && (
              <div role="status" aria-label="Страниците се отварят">
                <Skeleton lines={8} />
              </div>
            )}
            {shape === 'slow' && (
              <EmptyState title="Страниците се отварят твърде дълго" action={<OwnWindow address={address} />}>
                Файлът е необичайно сложен. Изчакайте още или го изтеглете, за да го отворите с друга програма.
              </EmptyState>
            )}
            {typeof shape === 'number' && (
              <PdfPages
                pdf={pdf}
                name={name}
                expected={shape}
                zoom={zoom}
                turn={turn}
                found={found.byPage}
                current={current}
                onPage={setPage}
                ref={pages}
              />
            )}
          </>
        )}
      </WithContents>
    </div>
  )
}
