import type { ReactNode } from 'react'
import { classes } from '../classes.ts'
import './grid.css'

type Props = { main: ReactNode; sub?: ReactNode; tone?: 'late' | 'soon' | undefined }

export const CellStack = ({ main, sub, tone }: Props) => (
  <span className={classes('cell-stack', tone)}>
    <span>{main}</span>
    {sub !== undefined && sub !== '' && <small>{sub}</small>}
  </span>
)
