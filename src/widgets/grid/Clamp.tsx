import type { ReactNode } from 'react'
import './grid.css'

/** Cuts its text to two lines. In a grid the whole text shows on hover, and on focus of the row. */
export const Clamp = ({ lines = 2, children }: { lines?: 1 | 2 | 3; children: ReactNode }) => (
  <span className={lines === 2 ? 'clamp' : `clamp lines-${lines}`}>{children}</span>
)
