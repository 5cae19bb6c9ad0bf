import { type ReactNode, useEffect } from 'react'
import { createPortal } from 'react-dom'
import { setPrintSettings } from './print.ts'
import './printSheet.css'

/** A4 portrait or landscape, or the small label for a letter. */
export type SheetSize = 'a4' | 'a4-across' | 'label'

type Props = {
  name: string
  size?: SheetSize
  children: ReactNode
  /** The content to print instead of `children`, for example a label at its position on the sheet. */
  printed?: ReactNode
}

/** A preview of a printed sheet. While it is rendered, the browser prints only this sheet. */
export const PrintSheet = ({ name, size = 'a4', children, printed = children }: Props) => (
  <>
    <div className={`sheet ${size} no-print`}>{children}</div>
    <PrintedSheet name={name} size={size}>
      {printed}
    </PrintedSheet>
  </>
)

/** A sheet that is invisible on the screen. While it is rendered, the browser prints only this sheet. */
export const PrintedSheet = ({ name, size = 'a4', children }: Omit<Props, 'printed'>) => {
  useEffect(() => {
    document.documentElement.classList.add('prints-sheet')
    return () => document.documentElement.classList.remove('prints-sheet')
  }, [])
  useEffect(() => setPrintSettings({ name, isLandscape: size === 'a4-across' }), [name, size])
  return createPortal(
    <div className={`sheet ${size} sheet-printed`} aria-hidden>
      {children}
    </div>,
    document.body,
  )
}
