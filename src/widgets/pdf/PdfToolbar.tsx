import { useState } from 'react'
import type { Subscription } from 'rxjs'
import { IconButton } from '../buttons/IconButton.tsx'
import type { Turn } from '../files/ViewerTools.tsx'
import { IconClose, IconPrint } from '../icons.ts'
import type { Pdf } from './openPdf.ts'
import { printPdf } from './printPdf.ts'

export const PdfPageNumber = ({ page, pages, onGo }: { page: number; pages: number; onGo: (page: number) => void }) => {
  const [typed, setTyped] = useState<string>()
  const go = () => {
    const wanted = Number(typed)
    if (typed !== undefined && Number.isInteger(wanted) && wanted >= 1) onGo(Math.min(wanted, pages))
    setTyped(undefined)
  }
  return (
    <label className="pdf-number">
      <span>Страница</span>
      <span className="control">
        <input
          inputMode="numeric"
          autoComplete="off"
          value={typed ?? page}
          aria-label={`Страница от ${pages}`}
          onChange={({ target }) => setTyped(target.value.replace(/\D/g, ''))}
          onBlur={go}
          onKeyDown={({ key }) => key === 'Enter' && go()}
        />
      </span>
      <span aria-hidden>от {pages}</span>
    </label>
  )
}

/** A button that prints all pages; for a long document it shows the progress and can be stopped. */
export const PdfPrint = ({ pdf, turn, name }: { pdf: Pdf; turn: Turn; name: string }) => {
  const [printing, setPrinting] = useState<Subscription>()
  const [ready, setReady] = useState(0)
  const [hasFailed, setFailed] = useState(false)
  const end = (failed: boolean) => {
    setPrinting(undefined)
    setFailed(failed)
  }
  const print = () => {
    setReady(0)
    setPrinting(
      printPdf(pdf, turn, name).subscribe({ next: setReady, error: () => end(true), complete: () => end(false) }),
    )
  }
  const stop = () => {
    printing?.unsubscribe()
    end(false)
  }
  if (!printing) {
    return (
      <>
        <IconButton icon={IconPrint} label="Отпечатай документа" onClick={print} />
        {hasFailed && <span role="alert">Документът не може да бъде отпечатан оттук.</span>}
      </>
    )
  }
  return (
    <>
      <span role="status">
        За печат: {ready} от {pdf.pages}
      </span>
      <IconButton icon={IconClose} label="Прекъсни печата" onClick={stop} />
    </>
  )
}
