import { useEffect, useState } from 'react'
import { concatMap, defer, from, map, range, scan, switchMap, throttleTime, timer } from 'rxjs'
import type { Pdf } from './openPdf.ts'
import { placesOf, type TextRange } from './pageText.ts'

export type PdfFound = {
  byPage: ReadonlyMap<number, readonly TextRange[]>
  all: readonly { page: number; place: number }[]
  read: number
  /** True if the page has text. Scanned pages have none. */
  hasText: boolean
}

const nothing: PdfFound = { byPage: new Map(), all: [], read: 0, hasText: false }
/** The debounce of typing, and the interval between updates of the result, in milliseconds. */
const [pause, beat] = [200, 100]

type Looked = { page: number; places: readonly TextRange[]; hasText: boolean }
const withPage = (
  { byPage, all, read, hasText: before }: PdfFound,
  { page, places, hasText: now }: Looked,
): PdfFound => {
  const hasText = before || now
  return places.length === 0
    ? { byPage, all, read: read + 1, hasText }
    : {
        byPage: new Map([...byPage, [page, places]]),
        all: [...all, ...places.map((_, place) => ({ page, place }))],
        read: read + 1,
        hasText,
      }
}

const search = (pdf: Pdf, sought: string) =>
  range(1, pdf.pages).pipe(
    // A page that cannot be read counts as a page without text.
    concatMap((page) =>
      defer(() =>
        from(
          pdf.text(page).then(
            (text) => ({ places: placesOf(sought, text), hasText: text.text.trim() !== '' }),
            () => ({ places: [], hasText: false }),
          ),
        ),
      ).pipe(map((looked) => ({ page, ...looked }))),
    ),
    scan(withPage, nothing),
    throttleTime(beat, undefined, { leading: false, trailing: true }),
  )

/** Searches pages one after the other; a new text cancels the former search. */
export const usePdfSearch = (pdf: Pdf, sought: string): PdfFound => {
  const [found, setFound] = useState(nothing)
  useEffect(() => {
    setFound(nothing)
    if (sought.trim() === '') return
    const searching = timer(pause)
      .pipe(switchMap(() => search(pdf, sought)))
      .subscribe(setFound)
    return () => searching.unsubscribe()
  }, [pdf, sought])
  return found
}
