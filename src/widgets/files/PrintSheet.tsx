import { type ReactNode, useEffect } from 'react'
import { createPortal } from 'react-dom'
import { printUnderName } from './printedName.ts'
import './printSheet.css'

/** A4 page, upright or across, or the small label that is stuck on a letter. */
export type SheetSize = 'a4' | 'a4-across' | 'label'

type Props = {
  /** What the paper is called; a PDF is saved under this name. */
  name: string
  size?: SheetSize
  children: ReactNode
  /** What comes on paper when that is not what is shown, as a label at its place on a sheet. */
  printed?: ReactNode
}

/** A sheet shown like paper; while it is on the screen, printing prints it and nothing else. */
export const PrintSheet = ({ name, size = 'a4', children, printed = children }: Props) => (
  <>
    <div className={`sheet ${size} no-print`}>{children}</div>
    <PrintedSheet name={name} size={size}>
      {printed}
    </PrintedSheet>
  </>
)

/** A sheet that is not shown: while it is there, printing prints it and nothing else. */
export const PrintedSheet = ({ name, size = 'a4', children }: Omit<Props, 'printed'>) => {
  useEffect(() => {
    document.documentElement.classList.add('prints-sheet')
    return () => document.documentElement.classList.remove('prints-sheet')
  }, [])
  useEffect(() => printUnderName(name), [name])
  return createPortal(
    <div className={`sheet ${size} sheet-printed`} aria-hidden>
      {children}
    </div>,
    document.body,
  )
}
