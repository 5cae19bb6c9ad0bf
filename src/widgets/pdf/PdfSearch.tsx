import type { RefObject } from 'react'
import { IconButton } from '../buttons/IconButton.tsx'
import { SearchBox } from '../fields/SearchBox.tsx'
import { IconNext, IconPrevious } from '../icons.ts'
import type { PdfFound } from './usePdfSearch.ts'

type Props = {
  sought: string
  onSought: (text: string) => void
  found: PdfFound
  pages: number
  /** The index of the current match, counted from 0. */
  at: number
  onStep: (by: 1 | -1) => void
  box: RefObject<HTMLInputElement | null>
}

export const outcome = ({ all, read, hasText }: PdfFound, pages: number, at: number): string => {
  if (all.length > 0) return `${at + 1} от ${all.length}`
  if (read < pages) return `Търси се… ${read} от ${pages}`
  return hasText ? 'Няма съвпадения' : 'Няма текст за търсене: страниците са изображения'
}

/** The search box of the PDF viewer; Enter goes to the next match. */
export const PdfSearch = ({ sought, onSought, found, pages, at, onStep, box }: Props) => (
  <div className="pdf-search">
    <SearchBox label="Търси в текста" text={sought} onText={onSought} onEnter={() => onStep(1)} inputRef={box} />
    <span role="status" className="pdf-outcome">
      {sought.trim() !== '' && outcome(found, pages, at)}
    </span>
    {found.all.length > 1 && (
      <>
        <IconButton icon={IconPrevious} label="Предишно съвпадение" onClick={() => onStep(-1)} />
        <IconButton icon={IconNext} label="Следващо съвпадение" onClick={() => onStep(1)} />
      </>
    )}
  </div>
)
