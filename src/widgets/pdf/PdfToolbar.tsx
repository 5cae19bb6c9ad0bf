import { useState } from 'react'
import type { Subscription } from 'rxjs'
import { Button } from '../buttons/Button.tsx'
import { IconButton } from '../buttons/IconButton.tsx'
import { LinkButton } from '../buttons/LinkButton.tsx'
import { IconAdd, IconClose, IconPartly, IconPrint } from '../icons.ts'
import type { Pdf } from './openPdf.ts'
import { printPdf } from './printPdf.ts'

const steps = [0.5, 0.75, 1, 1.25, 1.5, 2, 3, 4]

/** The number of the page that is read; another one typed there leads to it. */
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

/** Smaller, larger, and back to the width of the place by a press on the number. */
export const PdfZoom = ({ zoom, onZoom }: { zoom: number; onZoom: (zoom: number) => void }) => (
  <fieldset className="pdf-zoom" aria-label="Увеличение">
    <IconButton
      icon={IconPartly}
      label="Намали"
      onClick={() => onZoom(steps.findLast((step) => step < zoom) ?? zoom)}
    />
    <Button
      kind="text"
      small
      title="По ширината на мястото"
      aria-label={`${Math.round(zoom * 100)} %, върни по ширината на мястото`}
      onClick={() => onZoom(1)}
    >
      {Math.round(zoom * 100)} %
    </Button>
    <IconButton icon={IconAdd} label="Увеличи" onClick={() => onZoom(steps.find((step) => step > zoom) ?? zoom)} />
  </fieldset>
)

/** Prints all pages; a long document says how far it came and can be stopped. */
export const PdfPrint = ({ pdf }: { pdf: Pdf }) => {
  const [printing, setPrinting] = useState<Subscription>()
  const [ready, setReady] = useState(0)
  const [hasFailed, setFailed] = useState(false)
  const end = (failed: boolean) => {
    setPrinting(undefined)
    setFailed(failed)
  }
  const print = () => {
    setReady(0)
    setPrinting(printPdf(pdf).subscribe({ next: setReady, error: () => end(true), complete: () => end(false) }))
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

/** The browser's own viewer, in a window that knows nothing of this one. */
export const OwnWindow = ({ address }: { address: string }) => (
  <LinkButton external small href={address}>
    В прозорец на браузъра
  </LinkButton>
)
