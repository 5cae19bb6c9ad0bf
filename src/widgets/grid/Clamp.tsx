import type { ReactNode } from 'react'
import { classes } from '../classes.ts'
import './grid.css'

type Props = {
  lines?: 1 | 2 | 3
  wholeWords?: boolean
  children: ReactNode
}

/** Cuts its text to `lines` lines. In a grid the whole text is shown on hover and on focus of the row. */
export const Clamp = ({ lines = 2, wholeWords, children }: Props) => (
  <span className={classes('clamp', lines !== 2 && `lines-${lines}`, wholeWords && 'whole-words')}>{children}</span>
)
