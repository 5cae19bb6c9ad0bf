import type { FigureUnit } from '../../rules/reports/figures.ts'
import { shortFigureText } from './figureText.ts'

type Props = { unit: FigureUnit; value: number | null; currency: string }

/** A figure in a row; zero is a dash, so that other values are easier to find. */
export const FigureValue = ({ unit, value, currency }: Props) =>
  value === 0 ? (
    <span className="muted">–</span>
  ) : (
    <span className="nowrap">{shortFigureText(unit, value, currency)}</span>
  )
