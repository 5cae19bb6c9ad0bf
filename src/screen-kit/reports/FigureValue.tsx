import type { FigureUnit } from '../../rules/reports/figures.ts'
import { shortFigureText } from './figureText.ts'

type Props = { unit: FigureUnit; value: number | null; currency: string }

/** A figure in a row: what there is nothing of is a dash, so that the eye finds the rest. */
export const FigureValue = ({ unit, value, currency }: Props) =>
  value === 0 ? (
    <span className="muted">–</span>
  ) : (
    <span className="nowrap">{shortFigureText(unit, value, currency)}</span>
  )
